// Just enough TOML for the text files: tables and strings.
export function readTexts(toml: string): Record<string, string> {
  const texts: Record<string, string> = {};
  let table = "";
  for (const line of toml.split("\n")) {
    const head = /^\[([^\]]+)\]/.exec(line);
    if (head) table = `${head[1]!}.`;
    const entry = /^("?)([\w.-]+)\1 = "(.*)"\s*$/.exec(line);
    if (entry) texts[table + entry[2]!] = entry[3]!.replaceAll('\\"', '"');
  }
  return texts;
}
