/** Takes turns in another order each time, so that none has the quieter machine. */
export async function inTurn(n: number, measures: readonly (() => Promise<void>)[]): Promise<void> {
  for (let round = 0; round < n; round += 1) {
    const started = performance.now();
    const shift = round % measures.length;
    for (const measure of [...measures.slice(shift), ...measures.slice(0, shift)]) await measure();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    if (n > 1) {
      console.error(`    ${round + 1} of ${n}: ${seconds} s`);
    }
  }
}
