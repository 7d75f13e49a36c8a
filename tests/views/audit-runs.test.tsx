import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RequirementTestsNote } from '#audit/results/requirement-tests-note.tsx';
import { RequirementsView } from '#audit/requirements/requirements-view.tsx';
import { RunsNote } from '#audit/results/runs-note.tsx';
import { shown, textsOf } from './shown.tsx';

const noRuns = { unit: null, browser: null };
const nothing = { runs: noRuns, tests: [], mutation: null, clauses: [], another: [] };

async function noteOf(report: object): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(['audit report'], { ...nothing, evidence: null, missing: null, ...report });
  const note = (
    <QueryClientProvider client={client}>
      <RunsNote />
    </QueryClientProvider>
  );
  return textsOf(await shown(note)).join(' ');
}

test('[M3] a run of a part is named, with the command that counts', async () => {
  const part = {
    at: '2026-11-29T11:40:00Z',
    of: { commit: '1eb687e0', hasLocalChanges: false },
    passed: 2563,
    failed: 0,
    skipped: 4,
    files: 26,
    allFiles: 312,
  };
  const none = 'All tests together have not run on this machine yet: npm test runs them.';
  expect(await noteOf({})).toBe(none);
  expect(await noteOf({ part })).toBe(
    `${none} Run apart on Nov 29, 2026, 11:40 UTC, commit 1eb687e: 26 of 312 files of unit and chart tests, ` +
      '2,563 passed, 0 failed, 4 skipped. This does not count: npm test -- unit runs all of them, and that counts.',
  );
});

test('[M3] where nothing was run that counts, nothing else is the reason', async () => {
  const one = { suite: '', title: '[M3] is', rows: ['M3'], runs: 0, result: null };
  const tests = [
    { ...one, file: 'tests/a.test.ts' },
    { ...one, file: 'tests/e2e/a.e2e.ts' },
  ];
  const run = { at: '2026-11-29T11:40:00Z', passed: 1, failed: 0, skipped: 0 };
  const noted = async (runs: Parameters<typeof RequirementTestsNote>[0]['runs']) =>
    textsOf(await shown(<RequirementTestsNote tests={tests} runs={runs} />)).join(' ');
  const without = await noted(noRuns);
  expect(without).not.toContain('every third day');
  expect(without).not.toContain('take turns');
  expect(without).toContain('No whole run of them is counted here: npm test -- unit makes one.');
  expect(without).toContain('No whole run of them is counted here: npm test -- browser makes one.');
  const after = await noted({ unit: run, browser: run });
  expect(after).toContain('every third day');
  expect(after).toContain('take turns');
});

test('[M3] results of unsigned evidence are said to be', async () => {
  const evidence = { evidence: { at: '2026-11-29T11:40:00Z' } };
  const runs = { unit: { at: '2026-11-29T11:40:00Z', passed: 1, failed: 0, skipped: 0 }, browser: null };
  const from = 'Results from the evidence of Nov 29, 2026, 11:40 UTC';
  expect(await noteOf({ runs, evidence: { ...evidence, signer: 'nobody' } })).toBe(
    `${from} It is unsigned: nobody vouches for these results.`,
  );
  expect(await noteOf({ runs, evidence: { ...evidence, signer: 'stranger' } })).toBe(
    `${from} It is signed with a key that this portal does not name.`,
  );
  expect(await noteOf({ runs, evidence: { ...evidence, signer: 'operator' } })).toBe(from);
});

test('[M3] what was loaded stays below a failure, with its moment', async () => {
  // The table asks how wide the page is.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new QueryClient();
  const queryKey = ['audit report'];
  const updatedAt = Date.parse('2026-11-29T11:40:00Z');
  client.setQueryData(queryKey, { ...nothing, evidence: null, missing: null }, { updatedAt });
  client.getQueryCache().find({ queryKey })?.setState({ status: 'error', error: null });
  const view = (
    <QueryClientProvider client={client}>
      <RequirementsView place={{ view: 'requirements', find: '', which: 'all', open: [], paper: 'rows' }} />
    </QueryClientProvider>
  );
  const texts = textsOf(await shown(view)).join(' ');
  expect(texts).toContain('The list of tests could not be loaded.');
  expect(texts).toContain('Below stands what was loaded on Nov 29, 2026, 11:40 UTC.');
  expect(texts).toContain('101 of 101 requirements');
});
