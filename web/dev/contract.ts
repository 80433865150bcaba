// What goes over the wire against what a file of types says of it, field by field: the types are read by the compiler,
// so there is no second description. A field that is missing, one too many, or of another kind is told; and so are the
// optional fields and the members of unions that nothing has shown.
import ts from "typescript";

export const TYPES = "src/api/types.ts";

interface Types {
  checker: ts.TypeChecker;
  exported: Map<string, ts.Type>;
}
const known = new Map<string, Types>(); // reading them takes a second
function readTypes(file: string): Types {
  const program = ts.createProgram([file], { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const types = { checker, exported: new Map(symbols.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)])) };
  known.set(file, types);
  return types;
}

type Json = Record<string, unknown>;

export class Contract {
  private readonly checker: ts.TypeChecker;
  private readonly types: Map<string, ts.Type>;
  private readonly seen = new Set<string>();
  private readonly wanted = new Set<string>();
  problems = new Set<string>();

  constructor(private readonly file = TYPES) {
    ({ checker: this.checker, exported: this.types } = known.get(file) ?? readTypes(file));
  }

  // "Position", "TableSummary[]".
  check(name: string, value: unknown): void {
    const list = name.endsWith("[]");
    const bare = list ? name.slice(0, -2) : name;
    const type = this.types.get(bare);
    if (!type) throw new Error(`${this.file} has no ${bare}`);
    this.want(type, bare, new Set());
    if (!list) return this.compare(type, value, bare);
    if (!Array.isArray(value)) return this.tell(bare, "a list", value);
    for (const each of value) this.compare(type, each, bare);
  }

  // Whether it is such a thing.
  fits(name: string, value: unknown): boolean {
    const probe = new Contract(this.file);
    probe.check(name, value);
    return probe.problems.size === 0;
  }

  // Optional fields ("Position.curtain_seat") and members of unions ("ToPage(advice)") that nothing has shown.
  unseen(): string[] {
    return [...this.wanted].filter((each) => !this.seen.has(each)).sort();
  }

  private tell(path: string, expected: string, value: unknown): void {
    this.problems.add(`${path}: expected ${expected}, got ${JSON.stringify(value)?.slice(0, 80)}`);
  }

  // Names of types are names of paths: what is said about SeatInfo is the same wherever it stands.
  private label(type: ts.Type, path: string): string {
    const name = type.aliasSymbol?.name ?? type.symbol?.name;
    return name && this.types.has(name) ? name : path;
  }

  private fields(type: ts.Type): ts.Symbol[] {
    return this.checker.getPropertiesOfType(type);
  }
  private typeOf(field: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbol(field);
  }
  private optional(field: ts.Symbol): boolean {
    return (field.flags & ts.SymbolFlags.Optional) !== 0;
  }
  private members(type: ts.Type): ts.Type[] {
    return type.isUnion() ? type.types : [type];
  }

  // Literals by which the members of a union are told apart: "hello"; of a list of them, all.
  private mark(type: ts.Type): [string, string[]] | null {
    for (const field of this.fields(type)) {
      const of = this.members(this.typeOf(field)).map((each) => (each.isStringLiteral() ? each.value : null));
      if (of.every((each) => each !== null)) return [field.name, of];
    }
    return null;
  }
  private objects(type: ts.Type): ts.Type[] {
    return this.members(type).filter((each) => (each.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0);
  }

  private want(type: ts.Type, path: string, within: Set<ts.Type>): void {
    if (within.has(type)) return;
    within.add(type);
    const at = this.label(type, path);
    const objects = this.objects(type);
    for (const member of objects) {
      const elements = this.elements(member);
      for (const element of elements ?? []) this.want(element, at, within);
      if (elements) continue;
      for (const name of this.names(member, at, objects.length > 1)) {
        if (name !== at) this.wanted.add(name);
        for (const field of this.fields(member)) {
          if (this.optional(field)) this.wanted.add(`${name}.${field.name}`);
          this.want(this.typeOf(field), `${name}.${field.name}`, within);
        }
        const every = this.checker.getIndexTypeOfType(member, ts.IndexKind.String);
        if (every) this.want(every, `${name}.*`, within);
      }
    }
  }

  private names(type: ts.Type, path: string, several: boolean): string[] {
    const mark = several ? this.mark(type) : null;
    return mark ? mark[1].map((each) => `${path}(${each})`) : [this.label(type, path)];
  }

  // Of a list the kind of everything in it, of a tuple one for each place; null: it is neither.
  private elements(type: ts.Type): readonly ts.Type[] | null {
    return this.checker.isArrayType(type) || this.checker.isTupleType(type) ? this.checker.getTypeArguments(type as ts.TypeReference) : null;
  }

  private compare(type: ts.Type, value: unknown, path: string): void {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return;
    if (value === null || typeof value !== "object") return this.comparePlain(type, value, path);
    if (Array.isArray(value)) return this.compareList(type, value, path);
    const at = this.label(type, path);
    const objects = this.objects(type).filter((each) => !this.elements(each));
    const several = this.objects(type).length > 1;
    const marked = objects.filter((each) => {
      const mark = several ? this.mark(each) : null;
      return !mark || mark[1].includes((value as Json)[mark[0]] as string);
    });
    if (marked.length === 0) return this.tell(path, this.checker.typeToString(type), value);
    this.nearest(marked, (member) => {
      const mark = several ? this.mark(member) : null;
      const name = mark ? `${at}(${String((value as Json)[mark[0]])})` : this.label(member, at);
      this.seen.add(name);
      this.compareObject(member, value as Json, name);
    });
  }

  private compareList(type: ts.Type, value: unknown[], path: string): void {
    const lists = this.objects(type).filter((each) => this.elements(each));
    if (lists.length === 0) return this.tell(path, this.checker.typeToString(type), value);
    this.nearest(lists, (list) => {
      const of = this.elements(list)!;
      const tuple = this.checker.isTupleType(list);
      if (tuple && of.length !== value.length) return this.tell(path, this.checker.typeToString(list), value);
      value.forEach((each, i) => this.compare(of[tuple ? i : 0]!, each, this.label(type, path)));
    });
  }

  // What no mark tells apart is what it comes nearest to.
  private nearest(types: ts.Type[], compare: (type: ts.Type) => void): void {
    const problems = this.problems;
    const tries = types.map((type) => {
      this.problems = new Set();
      compare(type);
      return this.problems;
    });
    tries.sort((a, b) => a.size - b.size)[0]!.forEach((each) => problems.add(each));
    this.problems = problems;
  }

  private comparePlain(type: ts.Type, value: unknown, path: string): void {
    const fits = this.members(type).some((each) => {
      if (each.isStringLiteral() || each.isNumberLiteral()) return each.value === value;
      if (each.flags & ts.TypeFlags.BooleanLiteral) return this.checker.typeToString(each) === String(value) && typeof value === "boolean";
      if (each.flags & ts.TypeFlags.Null) return value === null;
      if (each.flags & ts.TypeFlags.String) return typeof value === "string";
      if (each.flags & ts.TypeFlags.Number) return typeof value === "number";
      if (each.flags & ts.TypeFlags.Boolean) return typeof value === "boolean";
      return false;
    });
    if (!fits) this.tell(path, this.checker.typeToString(type), value);
  }

  private compareObject(type: ts.Type, value: Json, path: string): void {
    const every = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const fields = new Map(this.fields(type).map((field) => [field.name, field]));
    for (const [name, field] of fields) {
      if (value[name] !== undefined) this.seen.add(`${path}.${name}`);
      else if (!this.optional(field)) this.problems.add(`${path}.${name}: missing`);
    }
    for (const [name, each] of Object.entries(value)) {
      const field = fields.get(name);
      if (field) this.compare(this.typeOf(field), each, `${path}.${name}`);
      else if (every) this.compare(every, each, `${path}.*`);
      else this.problems.add(`${path}.${name}: not in ${this.file}`);
    }
  }
}
