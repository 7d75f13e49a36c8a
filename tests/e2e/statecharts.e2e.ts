import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AuditReport } from '#contract/audit.ts';
import { charts } from '#machines/charts.ts';
import { localeNames } from '#contract/locales.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { accounts, password } from '../support/network.ts';
import { signInBeside } from '../support/portal-beside.ts';
import { inTurn, isWholeProduct } from '../support/whole-product.ts';
import { typeInto } from '../support/type-into.ts';

const names = Object.keys(charts);
/** The table passes on no more that somebody declines the terms. */
const declined = 'wire from terms signOut.request to navigation signOut.request: drop';
const views = {
  outline: '#/system?mode=outline',
  system: '#/system?mode=drawing',
  systemList: '#/system?mode=list&part=terms',
  list: '#/chart/terms?mode=list&state=terms.blocking&find=requirement+T3',
  found: '#/chart/session?find=requirement+S9',
  drawing: '#/chart/session?mode=drawing',
  state: '#/chart/terms?mode=drawing&state=terms.blocking',
  heat: '#/chart/terms?mode=heat',
  tables: '#/chart/polling?mode=tables',
  simulation: '#/chart/terms?mode=simulation&events=user.loaded*1',
  live: '#/chart/session?mode=live',
  requirements: '#/requirements',
  tests: '#/tests',
  evidence: '#/evidence',
  differences: '#/differences',
  laws: '#/laws',
  brokenLaw: `#/laws?mutant=${encodeURIComponent(declined)}&step=2`,
  lanes: '#/lanes',
  conformance: '#/conformance',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the server says of the tests, as a test needs it. */
async function answerReport(page: Page, report: AuditReport) {
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: report }));
}

const signIn: AuditReport['tests'][number] = {
  file: 'tests/e2e/login.e2e.ts',
  suite: '',
  title: '[S9] signs in',
  rows: ['S9'],
  runs: 1,
  result: 'passed',
};
const notRun: AuditReport = {
  tests: [{ ...signIn, runs: 0, result: null }],
  runs: { unit: null, browser: null },
  mutation: null,
  clauses: [],
};

test('[M3] every chart is drawn for everybody, without a call to the network @day7of12', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/statecharts/#/chart/session');
  const list = page.getByRole('navigation', { name: 'Statecharts' });
  await expect(list.getByRole('link')).toHaveCount(names.length);
  for (const name of names) {
    await list
      .getByRole('link', { name: new RegExp(`\\b${name}\\b`) })
      .first()
      .click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('group', { name: `Statechart ${name}` })).toBeVisible();
  }
  const own = new Set(['/statecharts/tests.json', '/statecharts/evidence.json']);
  // Scripts are no calls.
  expect(calls.filter((path) => !own.has(path) && !path.startsWith('/assets/'))).toEqual([]);
});

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const [turn, locale] of localeNames.entries()) {
  // In the whole product every view in every language and look, otherwise they take turns.
  const shown = Object.entries(views).filter((_, nth) => isWholeProduct || nth % localeNames.length === turn);

  test.describe(locale, () => {
    test.use({ language: locale });

    test(`[M3] [A9] [A12] the auditors' pages are accessible ${inTurn(turn * 6 + 1, 12)}`, async ({
      page,
    }) => {
      if (isWholeProduct) test.slow();
      for (const [nth, [name, place]] of shown.entries()) {
        for (const { colorScheme, width } of looks.filter(
          (_, look) => isWholeProduct || look === nth % looks.length,
        )) {
          await test.step(`${name}, ${colorScheme}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            await page.goto('about:blank');
            await page.goto(`/statecharts/${place}`);
            await expect(heading(page)).toBeVisible();
            await page.waitForLoadState('networkidle');
            await expectAccessible(page);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              width,
            );
          });
        }
      }
    });
  });
}

test('[M3] a state has an address, and a search finds it @day2of12', async ({ page }) => {
  await page.goto('/statecharts/#/chart/session?state=session.signedOut.expired');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('heading', { name: 'expired' })).toBeVisible();
  await expect(details).toContainText('An unauthorised answer ends the session with one message');
  await typeInto(page.getByRole('searchbox', { name: /^Search all charts/ }), 'reminded');
  await page.getByRole('link', { name: 'blocking.unticked.reminded' }).first().click();
  await expect(heading(page)).toHaveText('terms');
  await expect(details.getByRole('heading', { name: 'reminded' })).toBeVisible();
});

test('[M3] a simulation goes on, says what a guard refuses, goes back, and is a link @day1of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('row');
  await expect(steps).toHaveCount(2);
  const loaded = page.getByRole('button', { name: 'user.loaded (partner)', exact: true });
  await expect(loaded).toHaveAccessibleDescription(
    'Branches 1 (isAskedAlready) and 2 (mustAccept) are refused; branch 3 is taken.',
  );
  await loaded.click();
  await expect(steps.last().getByRole('cell').last()).toHaveText('forgetVersion');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page
    .getByRole('button', { name: 'user.loaded (partner, pendingTerms) · pendingTerms=2026-10', exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'terms.tick', exact: true }).click();
  await expect(steps.last()).toContainText('blocking.ticked');
  await page.reload();
  await expect(steps.last()).toContainText('blocking.ticked');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(steps.last()).toContainText('blocking.unticked.plain');
});

test('[M3] [E13] a portal in another tab is followed, looked back on, saved and read again @day5of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?mode=live');
  await expect(page.getByText('Waiting for a portal')).toBeVisible();
  const portal = await signInBeside(page);
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('cell', { name: 'signedIn.idle' }).first()).toBeVisible();
  await expect(heading(page).locator('..')).toContainText('signedIn.idle');
  const drawing = page.getByRole('group', { name: 'Statechart session' });
  await expect(drawing.locator('[data-state="session.signedIn.idle"]')).toBeInViewport({ ratio: 0.9 });

  await log.getByRole('button', { name: 'session.signIn' }).click();
  await expect(log.getByRole('status')).toHaveText('Looking back');
  await expect(heading(page).locator('..')).toContainText('signedOut.signingIn');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Save event log' }).click(),
  ]);
  const file = await saved.path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('session.signIn');
  expect(text).not.toMatch(new RegExp(`${password}|${accounts.publisher}|access_token|Bearer`));
  await portal.close();
  await expect(log.getByRole('status')).toHaveText('The portal is closed');
  await log.getByLabel('Event log to open').setInputFiles(file);
  await expect(log.getByRole('status')).toHaveText('Event log from a file, not checked');
  await log
    .getByLabel('Event log to open')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(log.getByRole('alert')).toHaveText('a.json: This file contains no event log.');
});

test('[M3] [E13] a sign-in is one connected picture across the charts, live and from a file @day12of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await signInBeside(page);
  const sheet = page.getByRole('group', { name: 'Lanes of the charts' });
  const begin = sheet.getByRole('button', { name: 'session.signIn' });
  // The charts of the steps that arrows lead to from the first.
  const reached = async () => {
    const steps = await sheet
      .locator('button')
      .evaluateAll((all) => all.map(({ dataset: { seq, chart } }) => ({ seq, chart })));
    const arrows = await sheet
      .locator('path')
      .evaluateAll((all) =>
        all.map((path) => [path.getAttribute('data-from'), path.getAttribute('data-to')]),
      );
    const found = new Set([await begin.getAttribute('data-seq')]);
    for (const [from, to] of arrows) if (from && to && found.has(from)) found.add(to);
    return steps.flatMap(({ seq, chart }) => (seq && found.has(seq) ? [chart] : []));
  };
  const connected = expect.arrayContaining(['session', 'navigation', 'terms', 'portal', 'sessionClock']);
  await expect.poll(reached).toEqual(connected);
  // Nobody has signed out, also for charts that arrive once somebody is signed in.
  await expect(sheet.getByRole('button', { name: /session\.ended/ })).toHaveCount(0);
  await sheet
    .getByRole('button', { name: /^session: user\.arrived/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(
    /SenderloadReferenceDataAfterSignInCaused by\d+ · session: signIn answers/,
  );
  await sheet.getByRole('button', { name: /^session: signIn answers/ }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'session: session.signIn' }).press('Enter');
  await expect(begin).toHaveAttribute('aria-pressed', 'true');
  await expect(details).toContainText('username');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save event log' }).click(),
  ]);
  const file = await saved.path();
  expect(await readFile(file, 'utf8')).not.toMatch(
    new RegExp(`${password}|${accounts.publisher}|access_token`),
  );
  await portal.close();
  await page.getByLabel('Event log to open').setInputFiles(file);
  await expect(page.getByRole('status')).toHaveText('Event log from a file, not checked');
  expect(await reached()).toEqual(connected);
});

test('[M3] requirements show first what no test names, and are a file for spreadsheets @day11of12', async ({
  page,
}) => {
  const run = { at: '2026-11-20T12:00:00Z', passed: 1, failed: 0, skipped: 0 };
  // Until a unit test has run, titles may be made that nobody knows.
  const ofUnit = { ...signIn, file: 'tests/api/auth.test.ts', title: '[S8] signs out', rows: ['S8'] };
  await answerReport(page, { ...notRun, tests: [signIn, ofUnit], runs: { unit: run, browser: run } });
  await page.goto('/statecharts/#/requirements');
  const rows = page.getByRole('table', { name: 'Requirements' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('not covered 0 of');
  await typeInto(page.getByRole('searchbox', { name: 'Find a requirement' }), 'Signing in drops');
  await rows
    .last()
    .getByText(/^1 test$/)
    .click();
  await expect(rows.last()).toContainText('tests/e2e/login.e2e.ts');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain('"S9","S9.a","The stored token is removed');

  // One clause of S9 has a test that did not run, others have run.
  const notYet = { ...signIn, title: '[S9.b] signs in again', result: null };
  await answerReport(page, { ...notRun, tests: [signIn, notYet] });
  await page.goto('about:blank');
  await page.goto('/statecharts/#/requirements?which=not+run');
  await expect(page.getByRole('radio', { name: 'Not run (1)' })).toBeChecked();
  await expect(page.getByRole('rowheader')).toHaveText(['S9']);
  await expect(page.getByText(/^1 of \d+ requirements, with 1 clause like this$/)).toBeVisible();
});

test('[M3] without a run on this machine the pages say so, and still name the generated tests @day9of12', async ({
  page,
}) => {
  await answerReport(page, notRun);
  await page.goto('/statecharts/#/tests');
  await expect(page.getByText('no whole run on this machine yet').first()).toBeVisible();
  await page.goto('/statecharts/#/chart/session?state=session.starting');
  await expect(page.getByText('All tests together have not run on this machine yet')).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Details' })
    .getByText(/\d+ tests?, (not run|none has run)$/)
    .first()
    .click();
  await expect(page.getByText(/steps$/).first()).toBeVisible();
});

test('[M3] the switch of views stays under the pointer, whichever view it shows @day1of3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const choice = page.getByRole('radiogroup', { name: 'View' });
  for (const chart of ['session', 'shadowLogin']) {
    await page.goto(`/statecharts/#/chart/${chart}`);
    await expect(page.getByRole('group', { name: `Statechart ${chart}` })).toBeVisible();
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await choice.boundingBox();
    for (const name of ['List', 'Heat', 'Tables', 'Simulation', 'Live', 'Drawing']) {
      await choice.getByRole('radio', { name }).check();
      await expect(choice.getByRole('radio', { name })).toBeChecked();
      expect([name, await choice.boundingBox()]).toEqual([name, before]);
    }
  }
});

test('[M3] a chart can be had as a drawing of its own @day8of12', async ({ page }) => {
  await page.goto('/statecharts/#/chart/polling');
  await page.getByRole('button', { name: 'Download' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^polling(-[0-9a-f]{8}\+?)?\.svg$/);
  expect(await readFile(await saved.path(), 'utf8')).toContain(
    'Repeats a request until its answer meets a condition.',
  );
});
