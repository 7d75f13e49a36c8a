import { readFileSync } from 'node:fs';
import path from 'node:path';
import { specOf } from '#audit/evidence/spec.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { chartDefinition, wiringDefinition } from '#portal/watched/definition.ts';
import type { AuditReport, Exploration } from '#contract/audit.ts';
import type { Evidence, Source } from '#contract/evidence.ts';
import { charts } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { conditions, wires } from '#machines/wiring.ts';
import { chartSources } from '#server/audit/chart-sources.ts';
import { root } from '../support/project.ts';
import type { SourceTree } from '../support/source-tree.ts';

type Results = {
  report: AuditReport;
  explorations: readonly Pick<Exploration, 'suite' | 'states' | 'edges'>[];
};

const sourceIn = (sources: Record<string, Source>, folder: string): Source => {
  const source = sources[folder];
  if (!source) throw new Error(`The code of the chart in machines/${folder} is missing`);
  return source;
};

function chartsWith(sources: Record<string, Source>): Evidence['charts'] {
  return Object.entries(charts).map(([name, { machine }]) => {
    const folder = folderOf(name);
    const definition = chartDefinition(machine, sourceIn(sources, folder));
    const approved = readFileSync(path.join(root, 'machines', folder, 'approved.txt'), 'utf8');
    return { name, hash: sha256Of(definition), definition, spec: specOf(machine), approved };
  });
}

// The laws of an exploration are tests of its suite; what is skipped was held against nothing.
function lawsIn({ tests }: AuditReport, suite: string): Evidence['explorations'][number]['laws'] {
  return tests
    .filter((test) => test.suite === suite && test.file.startsWith('tests/machines/'))
    .flatMap(({ title, result }) => (result === null ? [] : [{ title, result }]));
}

/** All that an auditor needs to hold a deployment against: what the charts are, and what came of testing them. */
export function makeEvidence(tree: SourceTree, { report, explorations }: Results, at: Date): Evidence {
  const sources = chartSources(root);
  const wiring = wiringDefinition({ wires, conditions }, sourceIn(sources, 'wiring'));
  return {
    format: 1,
    ...tree,
    at: at.toISOString(),
    charts: chartsWith(sources),
    wiring: { hash: sha256Of(wiring), definition: wiring },
    explorations: explorations.map(({ suite, states, edges }) => ({
      name: suite,
      states,
      edges,
      laws: lawsIn(report, suite),
    })),
    report,
  };
}
