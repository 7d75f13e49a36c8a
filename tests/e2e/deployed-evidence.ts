import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AuditReport } from '#contract/audit.ts';
import type { Evidence, EvidenceFile } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import walks from '../../machines/polling/walks.json' with { type: 'json' };
import { makeEvidence } from '../evidence/make-evidence.ts';
import { publicKeyOf } from '../evidence/sign.ts';

const run = { at: '2026-11-24T03:00:00Z', passed: walks.walks.length, failed: 0, skipped: 0 };
/** What came of testing, the polling chart above all. */
export const report: AuditReport = {
  tests: [
    ...walks.walks.map(({ title }) => ({
      file: 'tests/machines/paths.test.ts',
      suite: 'the polling chart, walked',
      title,
      rows: [],
      runs: 1,
      result: 'passed' as const,
    })),
    {
      file: 'tests/machines/oracle.test.ts',
      suite: '',
      title: '[P1] asks again',
      rows: ['P1'],
      runs: 1,
      result: 'passed',
    },
  ],
  runs: { unit: run, browser: run },
  mutation: { seconds: 60, total: 2, killed: 2, charts: [] },
  clauses: [],
};
const notRun: AuditReport = { tests: [], runs: { unit: null, browser: null }, mutation: null, clauses: [] };
export const evidence = makeEvidence(
  { commit: 'c0ffee', hasLocalChanges: false },
  { report, explorations: [{ suite: 'the whole portal', states: 10, edges: 20 }] },
  new Date('2026-11-24T04:00:00Z'),
);
export const [operator, stranger] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];

/** Evidence of another release, in which a chart asked no such guard. */
export function without(guard: string, of: string, { charts, ...rest }: Evidence = evidence): Evidence {
  const changed = charts.map((chart) => {
    if (chart.name !== of) return chart;
    const text = JSON.stringify(chart.definition).replace(guard, '');
    const definition = JSON.parse(text) as typeof chart.definition;
    return { ...chart, definition, hash: sha256Of(definition) };
  });
  return { ...rest, charts: changed };
}

/** A deployment that never ran a test, with this evidence and the operator's key; evidence is of the commit it was built of. */
export async function deploy(page: Page, file: EvidenceFile | null, place: string) {
  await page.unrouteAll();
  await page.route('**/statecharts/evidence.json', (route) => route.fulfill({ json: file }));
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: notRun }));
  await page.route('**/statecharts/', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const named = `<meta name="evidence-key" content="${publicKeyOf(operator.privateKey)}">`;
    const body = text
      .replace(/<meta name="evidence-key"[^>]*>/, named)
      .replace(/(?<=<meta name="built-commit" content=")[^"]*/, (own) =>
        file === null ? own : evidence.commit,
      );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('about:blank');
  await page.goto(`/statecharts/${place}`);
}
