// In ms: the page answers in between.
const longestTurn = 16;
const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** What a long work comes to; null if it was ended. `onShare` hears the share that is done, from 0 to 1; false ends it. */
export async function inTurns<Result>(
  work: Generator<number, Result>,
  onShare: (share: number) => boolean,
): Promise<Result | null> {
  // What is under way is shown first.
  await nextTurn();
  let began = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < longestTurn) continue;
    if (!onShare(step.value)) return null;
    // One turn after the other.
    // oxlint-disable-next-line no-await-in-loop
    await nextTurn();
    began = performance.now();
  }
}
