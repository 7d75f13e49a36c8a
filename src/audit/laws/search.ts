import { searchCounterexample, type Counterexample, type Progress } from '#machines/laws/counterexample.ts';
import type { LawId } from '#machines/laws/laws.ts';
import { retell, type Told } from '#machines/laws/retell.ts';
import { worldOf } from '#machines/mutants/world-mutants.ts';

/** What to break, and which law shall notice; null: any. */
export type SearchQuestion = { mutant: string; law: LawId | null };

/** How a search has ended. `none`: no law notices; `late`: its time is over. */
export type SearchResult =
  | { type: 'found'; laws: Counterexample['laws']; ahead: Counterexample['ahead']; steps: readonly Told[] }
  | { type: 'none' }
  | { type: 'late' };

/** A search ends by itself after this time. */
export const longestSearch = 120;
const longestSlice = 16;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Searches in slices, between which the page is drawn: a worker would load all charts once more. */
export async function searched(
  { mutant, law }: SearchQuestion,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<SearchResult> {
  const broken = worldOf(mutant);
  if (!broken) throw new Error(`There is no mutant '${mutant}'`);
  const end = performance.now() + longestSearch * 1000;
  const steps = searchCounterexample({ ...broken, law });
  let sliced = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      if (!value) return { type: 'none' };
      return { type: 'found', laws: value.laws, ahead: value.ahead, steps: retell(broken.world, value) };
    }
    if (performance.now() > end) return { type: 'late' };
    if (performance.now() - sliced < longestSlice) continue;
    onProgress(value);
    // The next slice follows the drawing.
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    signal.throwIfAborted();
    sliced = performance.now();
  }
}
