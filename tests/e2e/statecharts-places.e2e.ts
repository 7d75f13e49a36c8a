import type { Page } from '@playwright/test';
import { requirements } from '#machines/requirements.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true }).check();

/** Whether the middle of a state lies within its sheet. */
const isInSight = (page: Page, state: string) =>
  page
    .locator(`[data-state="${state}"]`)
    .first()
    .evaluate((drawn) => {
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const sheet = drawn.closest('[role=group]')?.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return sheet !== undefined && x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
    });

test('[A12] [M3] the first Tab of the auditors’ pages offers to skip their navigation, and stays on the page @day9of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/conformance');
  await expect(heading(page)).toHaveText('Check a log');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/conformance$/);
});

test('[M3] a drawing that comes back after a list shows its state, as large as before @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?state=session.signedIn.suspended');
  const drawing = page.locator('svg[aria-label="Statechart session"]');
  const width = async () => (await drawing.boundingBox())?.width;
  await expect.poll(() => isInSight(page, 'session.signedIn.suspended')).toBe(true);
  const before = await width();
  for (const away of ['List', 'Tables']) {
    await choose(page, away);
    await expect(drawing).toHaveCount(0);
    await choose(page, 'Drawing');
    await expect.poll(() => isInSight(page, 'session.signedIn.suspended')).toBe(true);
    expect(await width()).toBe(before);
  }
});

test('[M3] a link to a state that is gone says so, and shows where the chart begins @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/session?state=session.nope');
  await expect(page.getByText('There is no state “session.nope” in this chart')).toBeVisible();
  await expect.poll(() => isInSight(page, 'session.starting')).toBe(true);
});

test('[M3] the drawing is zoomed by keyboard @day6of12', async ({ page }) => {
  await page.goto('/statecharts/#/chart/session');
  const sheet = page.getByRole('group', { name: /^Drawing of the chart session/ });
  const width = () =>
    page.getByRole('group', { name: 'Statechart session' }).evaluate((drawing) => drawing.clientWidth);
  const before = await width();
  await sheet.focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before);
  const announced = page.locator('#announcer');
  await expect(announced).toHaveText('100%');
  await page.keyboard.press('0');
  await expect.poll(width).toBeLessThan(before);

  await test.step('at the ends a button says why it does nothing, and keeps the focus', async () => {
    for (const [name, size, reason] of [
      ['Larger', '200%', 'It gets no larger'],
      ['Smaller', '25%', 'It gets no smaller'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await expect(async () => {
        await page.keyboard.press('Enter');
        expect(await button.getAttribute('aria-disabled')).toBe('true');
      }).toPass();
      await expect(announced).toHaveText(size);
      await expect(button).toHaveAccessibleDescription(reason);
      await expect(button).toBeFocused();
    }
  });
});

test('[M3] which requirements are listed stands in the address, and a chart that is not there is said to be missing @day9of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/system');
  await page.getByRole('link', { name: 'Requirements' }).click();
  await choose(page, /^Not run/);
  await typeInto(page.getByRole('searchbox', { name: 'Find a requirement' }), 'token');
  await expect(page).toHaveURL(/#\/requirements\?which=not\+run&find=token$/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find a requirement' })).toHaveValue('token');
  await expect(page.getByRole('radio', { name: /^Not run/ })).toBeChecked();
  // One step for what was chosen, none for each letter.
  await page.goBack();
  await expect(page).toHaveURL(/#\/requirements$/);

  await page.goto('/statecharts/#/requirements?find=token');
  // By its own words, or by those of a test of it.
  const named = Object.entries(requirements).filter((row) => /token/i.test(row.join(' ')));
  const ids = () => page.getByRole('rowheader').allInnerTexts();
  await expect.poll(ids).toEqual(expect.arrayContaining(named.map(([id]) => id)));
  const all = Object.keys(requirements).length;
  const matches = page.getByRole('main').locator('[aria-live=polite]');
  await expect(async () => {
    const found = await ids();
    expect(found.length).toBeLessThan(all);
    await expect(matches).toHaveText(`${found.length} of ${all} requirements`, { timeout: 1000 });
  }).toPass();
  await typeInto(page.getByRole('searchbox', { name: 'Find a requirement' }), 'zz');
  await expect(matches).toHaveText('No requirement is like this.');
  await page.goto('/statecharts/#/laws');
  await typeInto(
    page.getByRole('searchbox', { name: 'Find a transition, action or guard' }),
    'terms signOut',
  );
  const left = page.getByRole('list', { name: 'What can be broken' }).getByRole('listitem');
  await expect(matches).toHaveText(`${await left.count()} results`);
  await typeInto(page.getByRole('searchbox', { name: 'Find a transition, action or guard' }), 'zz');
  await expect(matches).toHaveText('Nothing of that name.');

  await page.goto('/statecharts/#/chart/nonsense');
  await expect(heading(page)).toHaveText('There is no chart “nonsense” in this release');
  await page.getByRole('main').getByRole('link', { name: 'All charts' }).click();
  await expect(page).toHaveURL(/#\/system$/);
});

test('[M3] a page or a state that is not there is said to be missing, with links that lead on @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/nonsense');
  await expect(heading(page)).toHaveText('There is no page “nonsense”');
  await expect(page).toHaveTitle('No such page – Statecharts of the publisher portal');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.allTextContents()).toEqual(
    await page.getByRole('navigation', { name: 'Audit' }).getByRole('link').allTextContents(),
  );
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
  await links.filter({ hasText: 'Requirements' }).click();
  await expect(heading(page)).toHaveText('Requirements');

  await page.goto('/statecharts/#/session');
  await expect(heading(page)).toHaveText('There is no page “session”');
  const main = page.getByRole('main');
  await expect(main.getByText('There is a chart of this name: session')).toBeVisible();
  await main.getByRole('link', { name: 'session', exact: true }).click();
  await expect(page).toHaveURL(/#\/chart\/session$/);
  await expect(heading(page)).toHaveText('session');

  const said = page.getByRole('main').getByRole('alert');
  await page.goto('/statecharts/#/chart/session?state=foo.bar');
  await expect(said).toContainText('There is no state “foo.bar” in this chart');
  await said.getByRole('link', { name: 'Show the chart without it' }).click();
  await expect(page).toHaveURL(/#\/chart\/session$/);
  await expect(said).toHaveCount(0);
  await page.goto('/statecharts/#/chart/session?mode=list&find=guard+isNowhere');
  await expect(said).toContainText('There is no “guard isNowhere” in this chart');
  for (const mode of ['outline', 'drawing', 'list']) {
    await page.goto(`/statecharts/#/system?mode=${mode}&part=nope`);
    await expect(said).toContainText('There is no chart “nope” in this release');
    await said.getByRole('link', { name: 'All charts' }).click();
    await expect(page).toHaveURL(new RegExp(`#/system\\?mode=${mode}$`));
    await expect(said).toHaveCount(0);
  }
  const stray = page.getByRole('complementary', { name: 'Address' }).getByRole('alert');
  await page.goto('/statecharts/#/requirements?row=ZZ9&find=token');
  await expect(stray).toContainText('The address says what this page does not know: row=ZZ9');
  await stray.getByRole('link', { name: 'Go on without it' }).click();
  await expect(page).toHaveURL(/#\/requirements\?find=token$/);
  await expect(stray).toHaveCount(0);
  await page.goto('/statecharts/#/chart/session?state=session.signedIn&find=event+session.signOut');
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('session.signOut');
  await expect(said).toHaveCount(0);
});
