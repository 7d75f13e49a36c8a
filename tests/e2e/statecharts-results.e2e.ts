import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AuditReport } from '#contract/audit.ts';
import { clauses as clausesOfAll } from '#machines/clauses/clauses.ts';
import walks from '../../machines/polling/walks.json' with { type: 'json' };
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const [here, before] = ['5d6e7f8a', '1a2b3c4d'].map((commit) => ({ commit, hasLocalChanges: false }));
const run = { at: '2026-11-20T12:00:00Z', skipped: 0, failures: [] };
const file = 'tests/machines/oracle/oracle.test.ts';
const failure = '[P1.a] asks again after a second';
// In brackets where they are used, they would stand in the matrix themselves.
const passing = (nth: number) => `[P1.a] passes ${nth}`;
const late = '[P5.a] is late';
const testOf = (title: string, result: 'passed' | 'failed' | null) => ({
  file,
  suite: '',
  title,
  rows: ['P1'],
  runs: result === null ? 0 : 1,
  result,
});
const passedWalks: AuditReport['tests'] = walks.walks.map(({ title }) => ({
  file: 'tests/machines/paths.test.ts',
  suite: 'the polling chart, walked',
  title,
  rows: [...title.matchAll(/[A-Z]\d+/g)].map(([id]) => id),
  runs: 1,
  result: 'passed',
}));
const killings = [{ mutant: 'polling.requesting', killedBy: '[P1.a] asks again' }];
const report: AuditReport = {
  tests: [...passedWalks, testOf('[P1.a] asks again', 'passed'), testOf('[P1.a] asks once', null)],
  runs: { unit: { ...run, of: before, passed: 9, failed: 0 }, browser: null },
  mutation: null,
  clauses: [],
  here,
  faults: {
    charts: null,
    clausesInCharts: { at: run.at, of: before, total: 8, noticed: 8 },
    clausesInCode: { at: run.at, of: here, total: 2, noticed: 2 },
  },
};

async function open(page: Page, answer: AuditReport, place: string) {
  await page.unrouteAll();
  await page.route('**/statecharts/evidence.json', (route) => route.fulfill({ json: null }));
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: answer }));
  await page.goto('about:blank');
  await page.goto(`/statecharts/${place}`);
}

const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row', { name });

test('[M3] results of another commit are said to be, are not green and count as not run @day9of12', async ({
  page,
}) => {
  const loud = page.getByText(
    'These results are of commit 1a2b3c4, this is 5d6e7f8. They do not count here.',
  );
  const all = walks.walks.length;

  await test.step('tests', async () => {
    await open(page, report, '#/tests');
    await expect(loud).toBeVisible();
    await expect(
      row(page, 'Generated tests', /^polling /)
        .getByRole('cell')
        .last(),
    ).toHaveText(`${all} of ${all} passed then`);
    await expect(page.getByText('9 passed, 0 failed, 0 skipped: 9 in all')).toBeVisible();
    await expect(page.getByText('Nov 20, 2026, 12:00 UTC, commit 1a2b3c4').first()).toBeVisible();
    await expect(page.getByText('passed', { exact: true })).toHaveCount(0);
    const faults = page.getByRole('listitem');
    await expect(faults.filter({ hasText: 'Every chart broken in every way' })).toContainText(
      'no whole run on this machine yet',
    );
    await expect(faults.filter({ hasText: 'broken in the charts' })).toContainText(
      '8 of 8 noticed then, does not count here',
    );
    await expect(faults.filter({ hasText: 'broken in the code' })).toContainText(
      /2 of 2 noticed\s*Nov 20, 2026, 12:00 UTC, commit 5d6e7f8/,
    );
  });

  await test.step('requirements', async () => {
    await page.goto('/statecharts/#/requirements?find=P1');
    await expect(loud).toBeVisible();
    await expect(row(page, 'Requirements', /^P1 /)).toContainText('not run');
    await expect(row(page, 'Requirements', /^P1 /)).toContainText('1 of 2 passed then');
    await expect(row(page, 'Requirements', /^P1 /)).toContainText(/\d+ generated walks lead through here/);
    await expect(page.getByText('0 requirements have a test that failed.')).toBeVisible();
  });

  await test.step('a chart', async () => {
    await page.goto('/statecharts/#/chart/polling?state=polling.requesting');
    await expect(loud).toBeVisible();
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect(details.getByText(/^\d+ of \d+ passed then$/).first()).toBeVisible();
    await expect(details.getByText(/^\d+ tests?$/)).toHaveCount(0);
  });

  await test.step('of this commit they count', async () => {
    const { unit } = report.runs;
    const own = { ...report, clauses: [{ clause: 'P1.a', killings }] };
    await open(page, { ...own, runs: { unit: unit && { ...unit, of: here }, browser: null } }, '#/tests');
    await expect(
      row(page, 'Generated tests', /^polling /)
        .getByRole('cell')
        .last(),
    ).toHaveText(`${all} tests`);
    await expect(loud).toHaveCount(0);
  });
});

test('[M3] a tick stands where all tests have passed, a test that failed is first and found by its title @day10of12', async ({
  page,
}) => {
  const many = Array.from({ length: 30 }, (_, nth) => testOf(passing(nth), 'passed'));
  const tests = [...passedWalks.slice(1), ...many, testOf(failure, 'failed'), testOf(late, null)];
  const failures = [
    { file, title: failure, rows: ['P1'] },
    { file: 'src/a.test.ts', title: 'names nothing', rows: [] },
  ];
  const unit = { ...run, of: here, passed: 60, failed: 2, failures };
  await open(page, { ...report, tests, runs: { unit, browser: null } }, '#/tests');

  await test.step('tests', async () => {
    const [all, passed] = [walks.walks.length, walks.walks.length - 1];
    await expect(
      row(page, 'Generated tests', /^polling /)
        .getByRole('cell')
        .last(),
    ).toHaveText(`${passed} of ${all} passed, 1 not run`);
    await expect(page.getByRole('heading', { name: '2 tests failed' })).toBeVisible();
    const failed = page.getByRole('listitem').filter({ hasText: failure });
    await expect(page.getByRole('listitem').filter({ hasText: 'names nothing' })).toContainText(
      'It names no requirement.',
    );
    const known = tests.length;
    await expect(
      page.getByText(
        `${known} tests name a requirement: ${known - 2} passed, 1 failed, 0 skipped, 1 without a result.`,
      ),
    ).toBeVisible();
    await failed.getByRole('link', { name: 'P1' }).click();
  });

  await test.step('requirements', async () => {
    const one = row(page, 'Requirements', /^P1 /);
    await expect(page.getByText('1 requirement has a test that failed.')).toBeVisible();
    const fold = one.getByText('1 of 32 failed').last();
    await fold.click();
    await expect(one.getByRole('listitem').first()).toContainText(`${failure} failed`);
    const [name, whole] = [await one.getByRole('rowheader').boundingBox(), await one.boundingBox()];
    expect(whole?.height).toBeGreaterThan(600);
    expect(await one.getByRole('rowheader').evaluate((cell) => getComputedStyle(cell).verticalAlign)).toBe(
      'top',
    );
    expect(name?.y).toBe(whole?.y);
    await typeInto(page.getByRole('searchbox', { name: 'Find a requirement' }), 'again after a second');
    await expect(page.getByRole('rowheader')).toHaveText(['P1']);
    await typeInto(page.getByRole('searchbox', { name: 'Find a requirement' }), '[P5.a] is');
    await expect(page.getByRole('rowheader')).toHaveText(['P1']);
  });
});

test('[M3] a group counts what has passed in it, and code and turns in titles are words @day7of12', async ({
  page,
}) => {
  const part = { ...testOf('[P1.a] holds for `GET /x` and others', null), runs: 5, passed: 3 };
  const turn = { ...testOf('[P1.a] walks the chart @day2of12', 'passed'), file: 'tests/e2e/a.e2e.ts' };
  const tests = [{ ...part, result: 'partly' as const }, turn];
  const unit = { ...run, of: here, passed: 3, failed: 0, failures: [] };
  await open(page, { ...report, tests, runs: { unit, browser: unit } }, '#/requirements?find=P1');
  const one = row(page, 'Requirements', /^P1 /);
  await one.getByText('1 of 2 passed, 1 of 2 passed in part').last().click();
  const items = one.getByRole('listitem').filter({ visible: true });
  await expect(items.first()).toHaveText(/^\[P1\.a\] holds for GET \/x and others 3 of 5 passed/);
  await expect(items.last()).toHaveText(/^\[P1\.a\] walks the chart \(every 12 days\) passed/);
  await open(page, { ...report, tests, runs: { unit, browser: unit } }, '#/tests');
  await expect(page.getByText('0 failed, 0 skipped, 1 passed in part, 0 without a result')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('`');
  await open(
    page,
    { ...report, tests, runs: { unit: { ...unit, of: before }, browser: unit } },
    '#/requirements?find=P1',
  );
  await one.getByText('1 of 2 passed, 1 of 2 passed in part then').last().click();
  await expect(items.first()).toContainText('3 of 5 passed then');
});

test('[M3] a filter shows the clauses that it asks for, the others behind a line @day8of12', async ({
  page,
}) => {
  await open(page, report, '#/requirements?which=excepted');
  const clauses = row(page, 'Requirements', /^E14 /).getByRole('cell').nth(1);
  await clauses.locator('summary').first().click();
  // What was broken in each is listed as well.
  const shown = clauses.locator('li').filter({ visible: true, hasText: /^E14\.[a-z] / });
  await expect(shown).toHaveText([/^E14\.f/, /^E14\.g/]);
  const all = Object.keys(clausesOfAll).filter((id) => id.startsWith('E14.'));
  await clauses.getByText(`${all.length - 2} other clauses`).click();
  await expect(shown).toHaveCount(all.length);
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('Space');
  await expect(clauses.getByText(/other clauses?$/)).toHaveCount(0);
});

test('[M3] the file of a filter holds its clauses, with the commit of the runs @day11of12', async ({
  page,
}) => {
  await open(page, report, '#/requirements?which=excepted');
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    return (await readFile(await download.path(), 'utf8')).split('\r\n');
  };
  const lines = await saved();
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
    '"E14" "E14.f"',
    '"E14" "E14.g"',
  ]);
  expect(lines[1]).toMatch(/"5d6e7f8a","1a2b3c4d","2026-11-20T12:00:00Z","",""$/);
});
