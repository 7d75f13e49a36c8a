import type { Locator } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

const passed = {
  file: 'tests/a.test.ts',
  suite: '',
  title: '[S9] signs in',
  rows: ['S9'],
  runs: 1,
  result: 'passed',
};
const notRun = { tests: [], runs: { unit: null, browser: null }, mutation: null, clauses: [] };

test('[M3] without a run of the tests the page says that coverage is not known, and why @day1of12', async ({
  page,
}) => {
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: notRun }));
  await page.goto('/statecharts/#/requirements');
  const note = page.getByText('“Not known”: ');
  const row = (id: string) => page.getByRole('row', { name: new RegExp(`^${id} `) });
  await expect(note).toContainText(
    '“Not known”: no title in the code of the tests names the clause. Titles that come from tables name theirs once they have run; walks that take a transition on their way cover nothing.',
  );
  await expect(row('G1')).toContainText('not known before a run');
  await expect(page.getByRole('main').getByText('not covered', { exact: true })).toHaveCount(0);
  const run = { at: '2026-11-20T12:00:00Z', passed: 1, failed: 0, skipped: 0 };
  await page.route('**/statecharts/tests.json', (route) =>
    route.fulfill({ json: { ...notRun, tests: [passed], runs: { unit: run, browser: run } } }),
  );
  await page.reload();
  await expect(page.getByText(/requirements with \d+ clauses/)).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(row('G1')).toContainText('not covered');
});

test('[M3] of two files that are dropped one is read, anywhere on the page, and a picture leaves the field as it was @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/conformance');
  const zone = page.getByRole('group', { name: 'Choose event log' });
  const field = page.getByRole('textbox', { name: 'Event log' });
  type Dropped = { name: string; bytes?: number[]; text?: string };
  const drop = async (on: Locator, ...files: Dropped[]) => {
    const dataTransfer = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, bytes, text = '[]' } of all) {
        transfer.items.add(new File([bytes ? new Uint8Array(bytes) : text], name));
      }
      return transfer;
    }, files);
    await on.dispatchEvent('drop', { dataTransfer });
  };
  await drop(zone, { name: 'first.json' }, { name: 'second.json' }, { name: 'third.json' });
  await expect(zone.locator('[aria-live]')).toHaveText(
    'One file is read at a time: first.json was read. Not read: second.json, third.json.',
  );
  await expect(field).toHaveValue('[]');
  await drop(zone, { name: 'first.json' });
  await expect(zone.locator('[aria-live]')).toHaveText('');

  await test.step('beside the box', async () => {
    await drop(field, { name: 'on-field.json', text: '{"a":\n' });
    await expect(field).toHaveValue('{"a":\n');
    await expect(page.getByRole('alert')).toContainText(
      'on-field.json: The text is no JSON from line 2, column 1 on.',
    );
    await drop(page.getByRole('heading', { level: 1 }), { name: 'on-page.json', text: '{}' });
    await expect(field).toHaveValue('{}');
    const release = page.getByRole('group', { name: 'Open evidence of a release' });
    await drop(release, { name: 'evidence.json', text: '[1]' });
    await expect(page.getByRole('alert').filter({ hasText: 'This is no evidence' })).toBeVisible();
    await expect(field).toHaveValue('{}');
  });

  await test.step('a picture', async () => {
    await drop(zone, { name: 'logo.png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0] });
    await expect(zone.getByRole('alert')).toHaveText('logo.png is no text file. Nothing was opened.');
    await expect(field).toHaveValue('{}');
  });
});

test('[A9] [M3] the tables below a drawing have names @day5of12', async ({ page, network }) => {
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  await expect(page.getByRole('table', { name: 'Steps' })).toBeVisible();
  const { access_token: token } = await network.signIn('operator');
  network.touch();
  await page.request.put('/publisher/v1/config', {
    headers: { authorization: `Bearer ${token}` },
    data: { general: { transition_counts: 'everybody' } },
  });
  await page.goto('/statecharts/#/chart/terms?mode=heat');
  await expect(page.getByRole('table', { name: 'Transitions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Heat' }).getByRole('status')).toContainText(
    'An open portal sends its counts every few minutes and when it is closed: reload this page then.',
  );
});

test('[E12] [M3] what could not be loaded is loaded once the browser is online again @day6of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to load|preload/);
  await page.goto('/statecharts/');
  await expect(page.getByRole('group', { name: /^Drawing of/ }).first()).toBeVisible();
  await context.setOffline(true);
  for (const [name, words, table] of [
    ['Laws', 'The laws could not be loaded.', 'Laws'],
    ['Requirements', 'The list of tests could not be loaded.', 'Requirements'],
  ] as const) {
    await test.step(name, async () => {
      await context.setOffline(true);
      await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name }).click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await context.setOffline(false);
      // The server reads the titles of all tests.
      await expect(page.getByRole('table', { name: table, exact: true })).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(0);
    });
  }
});

test('[M3] steps that a chart cannot take, and a view that it does not have, are said @day7of12', async ({
  page,
}) => {
  const said = page.getByRole('main').getByRole('alert');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const steps = page.getByRole('table', { name: 'Steps' }).getByRole('row');

  await page.goto('/statecharts/#/chart/terms?mode=simulation&start=nosuch&events=bogus.event');
  await expect(said).toContainText('This link names steps that the chart cannot take: nosuch, bogus.event');
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  // Nobody can tick what does not ask yet.
  await page.goto('/statecharts/#/chart/terms?mode=simulation&events=user.loaded*1~terms.untick~terms.tick');
  await expect(said).toContainText('cannot take: terms.untick, terms.tick');
  await expect(steps).toHaveCount(3);
  await said.getByRole('link', { name: 'Go on without them' }).click();
  await expect(page).toHaveURL(/events=user\.loaded\*1$/);
  await expect(said).toHaveCount(0);

  await page.goto('/statecharts/#/chart/terms?mode=xyz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeVisible();
  const stray = page.getByRole('complementary', { name: 'Address' }).getByRole('alert');
  await expect(stray).toContainText('The address says what this page does not know: mode=xyz');
});
