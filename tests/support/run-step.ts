import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { commandEnv, root } from './project.ts';
import type { Counts, Step } from './steps.ts';

export type Outcome = Counts & { seconds: number; output: string };

type Exit = { succeeded: boolean; output: string };

// In a process group, so that ending the step ends all its children.
function execute({ command, env }: Step, limit: AbortSignal): Promise<Exit> {
  const [program, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      detached: true,
      env: { ...commandEnv, FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const end = () => {
      output.push(`\nEnded: ${String(limit.reason)}\n`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    limit.addEventListener('abort', end, { once: true });
    const finish = (succeeded: boolean) => {
      limit.removeEventListener('abort', end);
      resolve({ succeeded, output: output.join('') });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.on('error', (error) => output.push(String(error)));
    child.on('close', (code) => finish(code === 0));
  });
}

function readCounts({ results }: Step): Counts | null {
  if (!results || !fs.existsSync(results.file)) return null;
  return results.counts(JSON.parse(fs.readFileSync(results.file, 'utf8')));
}

// A check counts as one test; a runner that crashes counts as at least one failure.
export async function runStep(step: Step, limit: AbortSignal): Promise<Outcome> {
  if (step.results) fs.rmSync(step.results.file, { force: true });
  const start = performance.now();
  const { succeeded, output } = limit.aborted
    ? { succeeded: false, output: `Not started: ${String(limit.reason)}` }
    : await execute(step, limit);
  const seconds = (performance.now() - start) / 1000;
  const counts = readCounts(step) ?? { passed: succeeded && !step.results ? 1 : 0, failed: 0, skipped: 0 };
  const atLeast = succeeded && (!step.results || counts.passed > 0) ? 0 : 1;
  return { ...counts, failed: Math.max(counts.failed, atLeast), seconds, output };
}
