import type { Page } from '@playwright/test';
import { chunk } from 'es-toolkit';
import { accounts, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';
import { passTime, slowTimers } from '../support/slow-timers.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

test('[E10.d] [O13] a toast stands 55 px above the bottom, stays while the pointer rests on it, and goes by itself @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toast).toHaveText('Logged Out');
  const untilBottom = async () => {
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    return Math.round(900 - y - height);
  };
  await expect.poll(untilBottom).toBe(55);
  await toast.hover();
  await expect(page).toHaveURL('/login');
  await page.clock.fastForward(8000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(toast).toBeHidden({ timeout: 100 });
  }).toPass({ timeout: 8000 });
});

test('[E7] [E9] [E11] what a call is refused with is said once, and can be closed @day6of6', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 /);
  await signIn();
  await network.fail({
    call: 'dictionaries.categories',
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    times: 3,
  });
  await page.goto('/dashboard');
  const toast = page.getByRole('alert').filter({ hasText: 'Internal Server Error' });
  await expect(toast).toHaveCount(1);
  // Closed by keyboard, it gives the focus back.
  const before = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  await before.focus();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('[E9] [O13] closed by the pointer, a toast does not keep the other one, which goes by itself @day12of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 /);
  await signIn();
  await page.addInitScript(() => localStorage.setItem('token-ends', String(Date.now() + 90_000)));
  await network.fail({ call: 'dictionaries.categories', status: 500, code: 'INTERNAL_SERVER_ERROR' });
  await slowTimers(page);
  await page.goto('/dashboard');
  const toasts = page.locator('[data-toast]');
  await expect(toasts).toHaveCount(2);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(0, 0);
  await passTime(page, 4500);
  await expect(toasts).toHaveCount(0);
});

test('[S13] that the session is about to end is said once to those who are signed in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => localStorage.setItem('token-ends', String(Date.now() + 90_000)));
  await page.goto('/dashboard');
  const toast = page.getByRole('status').filter({ hasText: 'Your session is about to end' });
  await expect(toast).toContainText('We bring you back here.');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast).toHaveCount(1);
});

test('[O13] what can be taken back stays in its place in the notification centre when news come @day11of12', async ({
  page,
  signIn,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/inquiries/unread', async (route) => {
    await held.promise;
    await route.fulfill({ json: { data: { unread: 2, asked: 1 } } });
  });
  await signIn();
  const asked = page.waitForRequest('**/inquiries/unread');
  await page.goto('/live-offers');
  const row = page.getByRole('row').filter({ hasText: 'Lumen VPN' }).first();
  await chooseOf(row, 'Pause');
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await asked;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const undo = page.getByRole('log').getByRole('button', { name: 'Undo' });
  const place = async () => (await undo.boundingBox())?.y;
  await expect(undo).toBeVisible();
  await expect(page.getByText('Notices about your offers')).toBeVisible();
  const before = await place();
  held.resolve();
  await expect(bell).toHaveAccessibleName(/[34] new$/);
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await bell.click();
  await expect(page.getByText('2 inquiries have an answer')).toBeVisible();
});

test('[O13] [S7] [O3] the notification centre lists the toasts with their actions until the session ends @day2of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 /);
  await page.route('**/inquiries/unread', (route) =>
    route.fulfill({ json: { data: { unread: 0, asked: 0 } } }),
  );
  await signIn();
  await network.fail({
    call: 'dictionaries.categories',
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
  });
  await page.goto('/live-offers');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  const centre = page.getByRole('log', { name: 'Notifications of this session' });
  await expect(centre.getByRole('listitem')).toHaveText([/^Internal Server Error\d\d:\d\d:\d\dRefresh$/]);
  await expectAccessible(page);
  await centre.getByRole('button', { name: 'Refresh' }).click();
  await expect(centre.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications');

  const row = page.getByRole('row').filter({ hasText: 'Lumen VPN' }).first();
  await chooseOf(row, 'Pause');
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await bell.click();
  const paused = centre.getByRole('listitem').first();
  await expect(paused).toContainText(/^Lumen VPN – 24-month plan was paused/);
  await paused.getByRole('button', { name: 'Undo' }).click();
  await expect(paused.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await bell.click();
  await expect(centre).toHaveText(/^No notifications\./);
  // Below what the account lacks it is only read out.
  expect((await centre.boundingBox())?.height).toBeLessThan(2);
  const notices = page.getByRole('listitem').filter({ hasText: 'Billing details incomplete' });
  await notices.getByRole('link', { name: 'Add missing info' }).click();
  await expect(page).toHaveURL('/profile?tab=billing&field=vat_number');
});

/** The primary actions in sight, those of the page's head too, and what lies over each. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const actions = document.querySelectorAll('.button--variant_primary, .page-head__actions button');
    return [...actions].flatMap((action) => {
      const { left, top, right, bottom } = action.getBoundingClientRect();
      const isInSight = right > left && top >= 0 && bottom <= innerHeight;
      const corners = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      );
      const over = corners.find((element) => element?.closest('[data-toast]'));
      return isInSight && over ? [action.textContent] : [];
    });
  });

const windows = {
  'wide desktop': { width: 1440, height: 900 },
  desktop: { width: 1280, height: 720 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

const screens = [
  '/dashboard',
  '/analytics',
  '/offer-wall',
  '/live-offers',
  '/live-offers/1/live',
  '/postbacks',
  '/profile',
];

for (const [nth, share] of chunk(screens, 4).entries()) {
  test(`[O13] [E10] at ${share.join(', ')} no toast covers a primary action, at any window size ${inTurn(nth + 3, 12)}`, async ({
    page,
    signIn,
    network,
    problems,
  }) => {
    problems.allow(/^500 /);
    await signIn();
    await stopLongTimers(page);
    await page.addInitScript(() => localStorage.setItem('token-ends', String(Date.now() + 90_000)));
    for (const screen of share) {
      // The screen before asks for it again, and must not be the one that is refused.
      await page.goto('/robots.txt');
      await network.fail({ call: 'dictionaries.categories', status: 500, code: 'INTERNAL_SERVER_ERROR' });
      await page.goto(screen);
      await expect(page.locator('[data-toast]')).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const [name, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        await expect(page.locator('[data-toast]')).toHaveCount(2);
        for (const end of ['top', 'bottom']) {
          await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
          await expect.poll(() => covered(page), `${screen}, ${name}, ${end}`).toEqual([]);
        }
      }
    }
  });
}
