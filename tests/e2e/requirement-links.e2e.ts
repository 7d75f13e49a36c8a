import type { AuditReport } from '#contract/audit.ts';
import { lawRows } from '#audit/laws/law-rows.ts';
import { expect, test } from '../support/portal.ts';

const here = { commit: '5d6e7f8a', hasLocalChanges: false };
const mutants = [
  'navigation.idle | location.changed | 0: unguard',
  'polling.waiting | polling.cancel | 0: drop',
  'navigation.idle | location.changed | 0: drop',
];
const law = {
  file: 'tests/machines/laws.test.ts',
  suite: 'the whole portal, in every state it can reach',
};
const report = (lawTitle: string): AuditReport => ({
  tests: [
    { ...law, title: lawTitle, rows: ['G1'], runs: 1, result: 'passed' },
    {
      file: 'src/portal/guard.test.ts',
      suite: 'the guard of a screen',
      title: '[G1.a] lets nobody in',
      rows: ['G1'],
      runs: 1,
      result: 'passed',
    },
  ],
  runs: {
    unit: { at: '2026-11-20T12:00:00Z', of: here, passed: 2, failed: 0, skipped: 0, failures: [] },
    browser: null,
  },
  mutation: null,
  clauses: [
    { clause: 'G1.a', killings: mutants.map((mutant) => ({ mutant, killedBy: '[G1.a] lets nobody in' })) },
  ],
  here,
});

test('[O10] [M3] with every clause on paper each place and each test of a requirement is there by its name @day1of12', async ({
  page,
}) => {
  await page.route('**/statecharts/evidence.json', (route) => route.fulfill({ json: null }));
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: report('holds') }));
  const row = page.getByRole('table', { name: 'Requirements' }).getByRole('row', { name: /^G1 / });
  const places = row.getByRole('group').filter({ hasText: /^\d+ places:/ });
  const tests = row.getByRole('cell').last();
  await page.goto('/statecharts/#/requirements?find=G1');
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(places.getByRole('link')).toHaveCount(0);
  await expect(tests).not.toContainText('the guard of a screen');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Every clause on paper' }).press('Space');
  await page.emulateMedia({ media: 'print' });
  const [count] = /^\d+/.exec((await places.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await expect(places.getByRole('link')).toHaveCount(Number(count));
  await expect(places.getByRole('link').filter({ hasText: 'navigation.guarding' }).first()).toBeVisible();
  await expect(tests).toContainText('the guard of a screen: [G1.a] lets nobody in');
  await page.emulateMedia({ media: 'screen' });
  await expect(places.getByRole('link')).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);
});

test('[M3] from a clause its faults lead to what breaks, laws to where they are broken; what is unfolded stays so @day1of12', async ({
  page,
}) => {
  const title = lawRows.find(({ id }) => id === 'privateScreens')?.title ?? '';
  await page.route('**/statecharts/evidence.json', (route) => route.fulfill({ json: null }));
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: report(title) }));
  await page.goto('/statecharts/#/requirements?find=G1');
  const row = page.getByRole('table', { name: 'Requirements' }).getByRole('row', { name: /^G1 / });
  await row.getByText(/^\d+ of \d+$/).click();
  const faults = row.getByRole('listitem').filter({ hasText: /^G1\.a/ });
  await faults.getByText('3 faults were tried and noticed').click();
  const listed = faults
    .getByRole('group')
    .filter({ hasText: '3 faults were tried and noticed' })
    .getByRole('listitem');

  await test.step('each fault stands by itself, and what a law may notice has a link', async () => {
    await expect(listed).toHaveCount(3);
    expect(await listed.first().evaluate((item) => getComputedStyle(item).display)).toBe('list-item');
    const links = listed.getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveText('Break it');
    await expect(links.first()).toHaveAttribute(
      'href',
      `#/laws?${new URLSearchParams({ mutant: mutants[0] ?? '' }).toString()}`,
    );
  });

  await test.step('a test says what it is of, a law leads to where it is broken', async () => {
    await row.getByRole('cell').last().locator('summary').first().click();
    const tests = row.getByRole('cell').last().getByRole('listitem');
    await expect(tests.filter({ hasText: 'src/portal/guard.test.ts' })).toContainText(
      'the guard of a screen: [G1.a] lets nobody in',
    );
    await expect(tests.getByRole('link', { name: 'Law' })).toHaveAttribute(
      'href',
      /#\/laws\?mutant=.+&law=privateScreens/,
    );
  });

  await test.step('a reload keeps what is unfolded, by its address', async () => {
    await expect(page).toHaveURL(/open=G1%7EG1\.a\.faults%7EG1\.tests$/);
    await page.reload();
    await expect(listed).toHaveCount(3);
    await faults.getByText('3 faults were tried and noticed').click();
    await expect(page).toHaveURL(/open=G1%7EG1\.tests$/);
  });

  await test.step('on paper is what was unfolded, and every clause where that is chosen', async () => {
    await page.goto('about:blank');
    await page.goto('/statecharts/#/requirements?find=G1');
    await expect(row).toBeVisible();
    await expect(faults).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(row).toContainText('0 of 1');
    await expect(faults).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('checkbox', { name: 'Every clause on paper' }).check();
    await expect(page).toHaveURL(/find=G1&paper=clauses$/);
    await expect(faults).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(faults).toBeVisible();
    await expect(faults.getByText('[G1.a] lets nobody in')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(faults).toBeHidden();
  });

  await test.step('on a phone no row is wider than the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.goto('/statecharts/#/requirements');
    const table = page.getByRole('group', { name: 'Anforderungen' });
    await expect(table.getByRole('row').nth(5)).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('[M3] each place of a requirement leads to its own transition, marked in the drawing and in the panel @day2of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/requirements');
  const table = page.getByRole('group', { name: 'Requirements' });
  const row = table.getByRole('row', { name: /^S13 / });
  await row.getByText(/^\d+ places: /).click();
  const places = row.getByRole('link').filter({ hasText: ' → ' });
  await expect(places.first()).toBeVisible();
  const addresses = await places.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(2);
  expect([...new Set(addresses)]).toEqual(addresses);

  const link = places.last();
  const address = (await link.getAttribute('href')) ?? '';
  const [, id = ''] = /^transition (.+)/.exec(new URLSearchParams(address).get('find') ?? '') ?? [];
  await link.click();
  const marked = page.locator('svg [data-transition][data-found]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-transition', id);
  await expect(marked).toBeInViewport();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.locator('li[data-found]')).toHaveCount(1);

  await test.step('as the drawing and the panel do', async () => {
    const untick = 'terms.blocking.ticked | terms.untick | 0';
    const tick = 'terms.blocking.unticked | terms.tick | 0';
    await page.goto('/statecharts/#/chart/terms');
    await page.locator(`svg [data-transition="${untick}"]`).click();
    await expect(marked).toHaveAttribute('data-transition', untick);
    await expect(details.locator('li[data-found]')).toHaveCount(1);
    await page.goto('/statecharts/#/chart/terms?state=terms.blocking.unticked');
    await details.getByRole('link', { name: 'terms.tick', exact: true }).press('Enter');
    await expect(marked).toHaveAttribute('data-transition', tick);
    await page.goBack();
    await expect(marked).toHaveCount(0);
  });
});

test('[M3] Back and a reload return to where the table was, once its rows are as high as they were @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/requirements');
  const table = page.getByRole('group', { name: 'Requirements' });
  const row = table.getByRole('row', { name: /^S13 / });
  await row.getByText(/^\d+ places: /).click();
  const link = row.getByRole('link').filter({ hasText: ' → ' }).last();
  await expect(table.locator('[data-place]')).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const before = await top();
  expect(await table.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/#\/chart\//);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(top).toBe(before);

  await test.step('with a filter, and without it again', async () => {
    await page.getByRole('radio', { name: /^Decided by the portal/ }).click();
    await expect(page).toHaveURL(/which=decided/);
    await page.goBack();
    await expect.poll(top).toBe(before);
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(link).toBeInViewport();
    await expect.poll(top).toBe(before);
  });

  await test.step('on a phone, where the page scrolls and not the table', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Rows are laid out anew: until they are, what was in view leaves it again.
    await expect(async () => {
      await link.scrollIntoViewIfNeeded();
      const there = await top();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await top()).toBe(there);
      await expect(link).toBeInViewport({ timeout: 1 });
    }).toPass();
    const narrow = await top();
    await link.click();
    await expect(page).toHaveURL(/#\/chart\//);
    await page.goBack();
    await expect.poll(top).toBe(narrow);
  });

  await test.step('what is opened anew begins at its top', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Tests', exact: true }).click();
    await page.getByRole('link', { name: 'Requirements', exact: true }).click();
    await expect(table.getByRole('row').nth(5)).toBeVisible();
    expect(await table.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

test('[M3] a requirement is there word by word, with what the portal decided in it @day5of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/requirements?find=E12');
  const row = page.getByRole('table', { name: 'Requirements' }).getByRole('row', { name: /^E12 / });
  await row.getByText('Word by word').click();
  await expect(row.getByText('A script chunk times out after 120 s; a stylesheet chunk')).toBeVisible();
  await expect(row.getByText(/^After a new deployment the user gets one clear 'reload' offer/)).toBeVisible();
  await row.getByText(/^\d+ of \d+$/).click();
  const clauses = row.getByRole('listitem').filter({ hasText: /^E12\./ });
  await expect(clauses.filter({ hasText: /^E12\.a / })).not.toContainText('decided by the portal');
  await expect(clauses.filter({ hasText: /^E12\.c / })).toContainText('decided by the portal');
  await page.getByRole('radio', { name: /^Decided by the portal \(\d+\)$/ }).click();
  await expect(row.getByText('2 other clauses')).toBeVisible();
});
