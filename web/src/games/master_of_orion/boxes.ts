// Small upright boxes side by side as one path: those from `from` up to `to`, each where `left` says, 1 below the upper edge.
export function boxes(from: number, to: number, left: (i: number) => number, width: number, height: number): string {
  let path = "";
  for (let i = from; i < to; i++) path += `M${left(i) + 1.5} 1h${width - 3}q1.5 0 1.5 1.5v${height - 3}q0 1.5-1.5 1.5h${3 - width}q-1.5 0-1.5-1.5v${3 - height}q0-1.5 1.5-1.5Z`;
  return path;
}
