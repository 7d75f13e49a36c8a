import type { Chunk } from './events.ts';

const atOnce = 2;

async function timed(act: () => Promise<unknown>) {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** Works through the chunks, two at once, and says how far it is; returns the seconds. */
export async function inChunks(
  name: string,
  chunks: readonly Chunk[],
  work: (chunk: Chunk) => Promise<void>,
) {
  let done = 0;
  process.stderr.write(`  ${name}:`);
  const waiting = chunks.values();
  async function takeTurns() {
    for (const chunk of waiting) {
      await work(chunk);
      done += 1;
      const [before, now] = [done - 1, done].map((count) => Math.floor((10 * count) / chunks.length));
      if (now !== before) process.stderr.write(` ${now}0 %`);
    }
  }
  const seconds = await timed(() => Promise.all(Array.from({ length: atOnce }, takeTurns)));
  process.stderr.write(` in ${seconds.toFixed(0)} s\n`);
  return seconds;
}

/** One after the other, each said when it is done. */
export async function inTurn(
  name: string,
  steps: readonly string[],
  work: (step: string) => Promise<unknown>,
) {
  let seconds = 0;
  for (const step of steps) {
    const taken = await timed(() => work(step));
    seconds += taken;
    process.stderr.write(`  ${name}: ${step} in ${taken.toFixed(0)} s\n`);
  }
  return seconds;
}
