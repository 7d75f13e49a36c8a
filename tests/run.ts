import { setMaxListeners } from 'node:events';
import { coverageLines, forgetCoverage } from './machines/coverage.ts';
import { runStep, type Outcome } from './support/run-step.ts';
import { describeBrowser, otherBrowser } from './support/find-browser.ts';
import { inOtherBrowser, steps as usualSteps, type Step } from './support/steps.ts';
import { noteRun, sourceTreeNow } from './support/source-tree.ts';
import { isWholeProduct } from './support/whole-product.ts';

const lanes = 2;
/** Ends a run that hangs: `npm test` takes about ten minutes on two cores. */
const minutes = isWholeProduct ? 150 : 45;

function selected(steps: readonly Step[], names: readonly string[]): Step[] {
  const isNamed = (step: Step) =>
    names.length === 0 || names.includes(step.name) || (names.includes('check') && step.kind === 'check');
  const named = steps.filter(isNamed);
  return steps.filter((step) => isNamed(step) || named.some((other) => other.needs?.includes(step.name)));
}

function report(step: Step, { passed, failed, skipped, repeated = [], seconds, output }: Outcome): void {
  const counts = step.results
    ? `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    : '';
  const verdict = failed > 0 ? 'FAIL' : 'ok  ';
  console.log(`${verdict} ${step.name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd());
  for (const title of repeated) console.log(`     passed only when repeated: ${title}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

/** Whether a step has to be left out here, which is said. */
function isLeftOut({ name, impossible }: Step): boolean {
  const reason = impossible?.() ?? null;
  if (reason !== null) console.log(`-    ${name.padEnd(14)}          ${reason}`);
  return reason !== null;
}

async function outcomeOf(step: Step, failed: readonly string[], limit: AbortSignal): Promise<Outcome> {
  if (failed.length === 0) return runStep(step, limit);
  return { passed: 0, failed: 1, skipped: 0, seconds: 0, output: `Not started: ${failed.join(', ')} failed` };
}

async function runAll(chosen: readonly Step[], limit: AbortSignal): Promise<Outcome[]> {
  const outcomes = new Map<string, Promise<Outcome | null>>();
  const run = async (step: Step): Promise<Outcome | null> => {
    if (isLeftOut(step)) return null;
    const needed = await Promise.all(
      (step.needs ?? []).map(async (name) => ((await outcomes.get(name))?.failed === 0 ? [] : [name])),
    );
    const outcome = await outcomeOf(step, needed.flat(), limit);
    if (step.results) noteRun(step.name, tree);
    report(step, outcome);
    return outcome;
  };
  const start = (step: Step) => {
    const outcome = run(step);
    outcomes.set(step.name, outcome);
    return outcome;
  };
  const queue = chosen.filter((step) => !step.alone);
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await start(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const step of chosen.filter(({ alone }) => alone)) await start(step);
  return (await Promise.all(outcomes.values())).filter((outcome) => outcome !== null);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(signal));
}
const limit = AbortSignal.any([interruption.signal, AbortSignal.timeout(minutes * 60_000)]);
setMaxListeners(0, limit);

forgetCoverage();
const tree = sourceTreeNow();
const names = process.argv.slice(2);
const other = isWholeProduct ? await otherBrowser() : null;
const steps = other ? [...usualSteps, inOtherBrowser(other)] : usualSteps;
const known = ['check', ...steps.map((step) => step.name)];
if (names.some((name) => !known.includes(name))) {
  console.error(`Steps to choose from: ${known.join(', ')}`);
  process.exit(1);
}
const chosen = selected(steps, names);
if (chosen.some(({ name }) => name === 'browser')) console.log(await describeBrowser().catch(String));
const outcomes = await runAll(chosen, limit);
const coverage = coverageLines();
if (coverage.length > 0) console.log(`\nTransitions taken: ${coverage.join(', ')}`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
