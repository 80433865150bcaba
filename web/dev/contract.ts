// What the server answers against what src/api/types.ts says of it, field by field: the types are read by the
// compiler, so there is no second description. A field that is missing, one too many, or of another kind is told; and
// so are the optional fields and the members of unions that no answer has shown.
import ts from "typescript";

const FILE = "src/api/types.ts";

interface Types {
  checker: ts.TypeChecker;
  exported: Map<string, ts.Type>;
}
let known: Types | undefined; // reading them takes a second
function readTypes(): Types {
  const program = ts.createProgram([FILE], { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  if (!source) throw new Error(`${FILE} cannot be read`);
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  return { checker, exported: new Map(symbols.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)])) };
}

export class Contract {
  private readonly checker = (known ??= readTypes()).checker;
  private readonly types = known!.exported;
  private readonly seen = new Set<string>();
  private readonly wanted = new Set<string>();
  readonly problems = new Set<string>();

  // "Position", "TableSummary[]".
  check(name: string, value: unknown): void {
    const list = name.endsWith("[]");
    const bare = list ? name.slice(0, -2) : name;
    const type = this.types.get(bare);
    if (!type) throw new Error(`${FILE} has no ${bare}`);
    this.want(type, bare, new Set());
    if (!list) return this.compare(type, value, bare);
    if (!Array.isArray(value)) return this.tell(bare, "a list", value);
    for (const each of value) this.compare(type, each, bare);
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

  // Literals by which the members of a union are told apart: "hello".
  private mark(type: ts.Type): [string, unknown] | null {
    for (const field of this.fields(type)) {
      const of = this.typeOf(field);
      if (of.isStringLiteral()) return [field.name, of.value];
    }
    return null;
  }
  private objects(type: ts.Type): ts.Type[] {
    const members = type.isUnion() ? type.types : [type];
    return members.filter((each) => (each.flags & ts.TypeFlags.Object) !== 0);
  }

  private want(type: ts.Type, path: string, within: Set<ts.Type>): void {
    if (within.has(type)) return;
    within.add(type);
    const at = this.label(type, path);
    const objects = this.objects(type);
    for (const member of objects) {
      const element = this.element(member);
      if (element) {
        this.want(element, at, within);
        continue;
      }
      const name = this.member(member, at, objects.length > 1);
      if (name !== at) this.wanted.add(name);
      for (const field of this.fields(member)) {
        if (this.optional(field)) this.wanted.add(`${name}.${field.name}`);
        this.want(this.typeOf(field), `${name}.${field.name}`, within);
      }
    }
  }

  private member(type: ts.Type, path: string, several: boolean): string {
    const mark = several ? this.mark(type) : null;
    return mark ? `${path}(${String(mark[1])})` : this.label(type, path);
  }

  private element(type: ts.Type): ts.Type | null {
    return this.checker.isArrayType(type) ? (this.checker.getTypeArguments(type as ts.TypeReference)[0] ?? null) : null;
  }

  private compare(type: ts.Type, value: unknown, path: string): void {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return;
    const at = this.label(type, path);
    if (value === null || typeof value !== "object") return this.comparePlain(type, value, path);
    const objects = this.objects(type);
    if (Array.isArray(value)) {
      const element = objects.map((each) => this.element(each)).find((each) => each !== null);
      if (!element) return this.tell(path, this.checker.typeToString(type), value);
      for (const each of value) this.compare(element, each, at);
      return;
    }
    const fitting = objects.filter((each) => {
      const mark = objects.length > 1 ? this.mark(each) : null;
      return !this.element(each) && (!mark || (value as Record<string, unknown>)[mark[0]] === mark[1]);
    });
    if (fitting.length !== 1) return this.tell(path, this.checker.typeToString(type), value);
    const name = this.member(fitting[0]!, at, objects.length > 1);
    this.seen.add(name);
    this.compareObject(fitting[0]!, value as Record<string, unknown>, name);
  }

  private comparePlain(type: ts.Type, value: unknown, path: string): void {
    const members = type.isUnion() ? type.types : [type];
    const fits = members.some((each) => {
      if (each.isStringLiteral() || each.isNumberLiteral()) return each.value === value;
      if (each.flags & ts.TypeFlags.BooleanLiteral) return this.checker.typeToString(each) === String(value);
      if (each.flags & ts.TypeFlags.Null) return value === null;
      if (each.flags & ts.TypeFlags.String) return typeof value === "string";
      if (each.flags & ts.TypeFlags.Number) return typeof value === "number";
      if (each.flags & ts.TypeFlags.Boolean) return typeof value === "boolean";
      return false;
    });
    if (!fits) this.tell(path, this.checker.typeToString(type), value);
  }

  private compareObject(type: ts.Type, value: Record<string, unknown>, path: string): void {
    const every = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const fields = new Map(this.fields(type).map((field) => [field.name, field]));
    for (const [name, field] of fields) {
      if (value[name] !== undefined) this.seen.add(`${path}.${name}`);
      else if (!this.optional(field)) this.problems.add(`${path}.${name}: missing`);
    }
    for (const [name, each] of Object.entries(value)) {
      const field = fields.get(name);
      if (field) this.compare(this.typeOf(field), each, `${path}.${name}`);
      else if (every) this.compare(every, each, `${path}.${name}`);
      else this.problems.add(`${path}.${name}: not in ${FILE}`);
    }
  }
}
