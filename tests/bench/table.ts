type Cell = string | number;

/** The first column left-aligned, figures right-aligned. */
export function printTable(
  title: string,
  [head, ...rows]: readonly [readonly Cell[], ...(readonly Cell[])[]],
): void {
  console.log(`\n${title}`);
  const all = [head, ...rows].map((row) => row.map(String));
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  for (const [name = '', ...figures] of all) {
    const cells = figures.map((figure, nth) => figure.padStart(width(nth + 1) + 2));
    console.log(`  ${name.padEnd(width(0))}${cells.join('')}`.trimEnd());
  }
}
