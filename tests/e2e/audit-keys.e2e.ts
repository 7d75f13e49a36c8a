import { signInBeside } from '../support/portal-beside.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[A11] [M3] the keyboard skips the list of charts and goes on at what a search has found @day6of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('terms');
  await page.locator('body').press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Drawing' })).toBeFocused();

  const field = page.getByRole('searchbox', { name: /^Search all charts/ });
  await typeInto(field, 'isLinkUnanswered');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('session');
  await expect(page.getByRole('heading', { level: 2, name: 'isLinkUnanswered' })).toBeFocused();
  await typeInto(field, 'reloadingUser');
  await field.press('Enter');
  await expect(page).toHaveURL(/chart\/session\?state=session\.signedIn\.reloadingUser/);
  await expect(page.getByRole('heading', { level: 2, name: 'reloadingUser' })).toBeFocused();
  // All of what the placeholder says can be read.
  const isCut = await field.evaluate((input: HTMLInputElement) => {
    const text = document.createElement('span');
    text.style.font = getComputedStyle(input).font;
    text.textContent = input.placeholder;
    document.body.append(text);
    const width = text.getBoundingClientRect().width;
    text.remove();
    return width > input.clientWidth;
  });
  expect(isCut).toBe(false);
  await page.goto('/statecharts/#/system');
  await expect(page.getByText('in all charts: states, events, guards, actions, requirements')).toBeVisible();
});

test('[A11] [M3] lanes are one tab stop with arrow keys, and a search in the log leads from step to step @day11of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await signInBeside(page);
  await portal.close();
  await page.bringToFront();
  await expect(page.getByRole('status').first()).toHaveText('The portal is closed');
  const lanes = page.getByRole('group', { name: 'Lanes of the charts' });
  const steps = lanes.locator('button');
  const count = await steps.count();
  expect(await lanes.locator('button[tabindex="0"]').count()).toBe(1);
  await steps.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(steps.nth(count - 2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(steps.nth(1)).toBeFocused();
  const chartOf = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['chart']);
  const chart = await chartOf();
  await page.keyboard.press('ArrowRight');
  expect(await chartOf()).not.toBe(chart);
  await page.keyboard.press('Tab');
  await expect(lanes.locator('button:focus')).toHaveCount(0);

  const field = page.getByRole('searchbox', { name: /^Find a step/ });
  await typeInto(field, 'session.signIn');
  await expect(page).toHaveURL(/#\/lanes\?find=session\.signIn$/);
  const found = lanes.locator('button[data-found]');
  await expect(found.first()).toContainText('session.signIn');
  const all = await found.count();
  await expect(page.getByText(new RegExp(`^${all} steps? found$`))).toBeVisible();
  await field.press('Enter');
  await expect(found.first()).toBeInViewport();
  await expect(found.first()).toHaveAttribute('tabindex', '0');
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page.getByRole('main').getByRole('listitem').locator('[data-seq]')).toHaveCount(all);
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  await expect(page.getByRole('main').getByRole('listitem').locator('[data-seq]')).toHaveCount(count);
});
