import { suites } from '#audit/laws/law-rows.ts';
import { sealed } from '../evidence/sign.ts';
import { expect, test } from '../support/portal.ts';
import { deploy, evidence, operator, report } from './deployed-evidence.ts';

// After the evidence was written.
test.use({ now: '2026-11-25T12:00:00Z' });

test('[M3] evidence says which tests have no result and when the others ran, walks that did not run are no walked ones @day7of12', async ({
  page,
  problems,
}) => {
  const verdict = page.getByRole('main').getByRole('alert');
  const [first] = report.tests;
  if (!first) throw new Error('The report has tests');
  const open = { ...first, file: 'tests/e2e/login.e2e.ts', title: '[S9] signs in', result: null };
  const explored = suites.slice(0, 1).map(({ title: name }) => ({ name, states: 10, edges: 20, laws: [] }));
  const unit = { ...report.runs.unit, at: '2026-11-24T02:57:00Z' } as typeof report.runs.unit;
  const some = { ...report, tests: [...report.tests, open, open], runs: { ...report.runs, unit } };
  await deploy(
    page,
    sealed({ ...evidence, report: some, explorations: explored }, operator.privateKey),
    '#/evidence',
  );
  await expect(verdict).toContainText(/Tests of Nov 24, 2026, 02:57\s–\s03:00 UTC, written 04:00/);
  await expect(verdict).toContainText('2 known tests have no result in this evidence.');
  await expect(page.getByText('2 browser tests without a result.')).toBeVisible();

  // Loaded anew without network: what stands below is dated.
  problems.allow(/net::ERR_FAILED/);
  await page.route('**/statecharts/evidence.json', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const failed = verdict.filter({ hasText: 'The evidence could not be loaded.' });
  await expect(failed).toContainText(/Below stands what was loaded on .+ UTC\./);

  await page.goto('/statecharts/#/requirements?find=P1');
  const table = page.getByRole('table', { name: 'Requirements' });
  const edges = () =>
    table
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().left));
  await expect(table.locator('summary').first()).toBeVisible();
  const before = await edges();
  const folds = await table.locator('tr:has-text("P1") > td > div > details > summary').all();
  expect(folds.length).toBeGreaterThan(1);
  for (const fold of folds) await fold.click();
  expect(await edges()).toEqual(before);

  await page.goto('/statecharts/#/laws');
  const whenExplored = page.getByRole('table', { name: 'What was explored' });
  await expect(whenExplored.getByText('Nov 24, 2026, 02:57 UTC')).toHaveCount(1);
  await page.goto('/statecharts/#/tests');
  await expect(
    page.getByText(/took 0 of the (\d+) transitions on the walks.* \1 were not run/),
  ).toBeVisible();
  const tall = await page
    .getByRole('group')
    .evaluateAll((all) => all.filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  expect(tall).toBe(0);
});

test('[M3] evidence that does not arrive is said wherever its results would stand, and is loaded at a press @day7of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^500 GET \/statecharts\/evidence\.json/);
  await deploy(page, sealed(evidence, operator.privateKey), '#/requirements');
  const note = page.getByText('Results from the evidence of Nov 24, 2026, 04:00 UTC');
  await expect(note).toBeVisible();
  const lost = page.getByText('No results: the evidence could not be loaded.');
  let isThere = false;
  await page.route('**/statecharts/evidence.json', (route) =>
    isThere ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
  for (const place of ['requirements', 'tests', 'laws', 'chart/session']) {
    await page.goto(`/statecharts/#/${place}`);
    await page.reload();
    await expect(lost).toBeVisible();
  }
  const refused = page.waitForResponse((answer) => answer.status() === 500);
  await page.getByRole('button', { name: 'Try again' }).click();
  await refused;
  await expect(lost).toBeVisible();
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeVisible();
  await expect(lost).toHaveCount(0);
});
