import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { PartRun } from '#contract/audit.ts';
import { partFileIn } from '#server/audit/part-run.ts';
import { cacheFolder } from './project.ts';
import { sourceTreeNow } from './source-tree.ts';

type Figures = Pick<PartRun, 'passed' | 'failed' | 'skipped'>;

function figuresOf(modules: readonly TestModule[]): Figures {
  const states = modules.flatMap(({ children }) => [...children.allTests()].map((one) => one.result().state));
  const among = (wanted: string) => states.filter((state) => state === wanted).length;
  const [passed, failed] = [among('passed'), among('failed')];
  return { passed, failed, skipped: states.length - passed - failed };
}

/** Notes a run that `npm test` did not start: its results do not count, and the auditors' pages say that it was. */
export default class NotePart implements Reporter {
  readonly #cache: string;
  #vitest: Vitest | null = null;

  constructor(options: { cache?: string } = {}) {
    this.#cache = options.cache ?? cacheFolder;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: string): Promise<void> {
    if (!this.#vitest || reason === 'interrupted' || modules.length === 0) return;
    const all = await this.#vitest.globTestSpecifications();
    const part: PartRun = {
      at: new Date().toISOString(),
      of: sourceTreeNow(),
      ...figuresOf(modules),
      files: modules.length,
      allFiles: all.length,
    };
    const file = partFileIn(this.#cache);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(part));
  }
}
