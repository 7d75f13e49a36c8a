import type { Question } from './answers.ts';

/** One that takes its time is not asked again once these are over. */
const patience = 30_000;

export type Measured = { times: string[]; answers: unknown[] };

/** Asks each question so many times. The machine may have other work: the fastest says most about the layout. */
export async function measure(
  questions: readonly Question[],
  runs: number,
  ask: (question: Question) => Promise<unknown>,
): Promise<Measured> {
  const measured: Measured = { times: [], answers: [] };
  for (const question of questions) {
    const taken: number[] = [];
    const until = performance.now() + patience;
    let answer: unknown = null;
    while (taken.length < runs && (taken.length === 0 || performance.now() < until)) {
      const started = performance.now();
      answer = await ask(question);
      taken.push(performance.now() - started);
    }
    measured.times.push(Math.min(...taken).toFixed(1));
    measured.answers.push(answer);
  }
  return measured;
}
