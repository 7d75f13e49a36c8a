/** Takes turns in another order each time, so that none has the quieter machine. */
export async function inTurn(n: number, measures: readonly (() => Promise<void>)[]): Promise<void> {
  for (let round = 0; round < n; round += 1) {
    const shift = round % measures.length;
    for (const measure of [...measures.slice(shift), ...measures.slice(0, shift)]) await measure();
  }
}
