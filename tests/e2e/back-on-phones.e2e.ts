import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

type Watcher = EventTarget & { destroy: () => void; requestClose: () => void };

/** `pressBack()` does what Chromium does at Back on Android: it asks the latest watcher to close, else it goes back. */
const watchBack = (page: Page) =>
  page.addInitScript(() => {
    const { CloseWatcher: Own } = globalThis as unknown as { CloseWatcher: new () => Watcher };
    const open: Watcher[] = [];
    const forget = (one: Watcher) => {
      if (open.includes(one)) open.splice(open.indexOf(one), 1);
    };
    class Watched extends Own {
      constructor() {
        super();
        open.push(this);
        this.addEventListener('close', () => forget(this));
        const { destroy } = Own.prototype as Watcher;
        this.destroy = () => {
          forget(this);
          destroy.call(this);
        };
      }
    }
    const pressBack = () => {
      const last = open.at(-1);
      if (last) last.requestClose();
      else window.history.back();
    };
    Object.assign(globalThis, { CloseWatcher: Watched, pressBack });
  });

test('[A9] [L7] Back on a phone closes what is open, one after the other, and only then leaves the screen @day5of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await watchBack(page);
  const pressBack = () => page.evaluate('pressBack()');
  const dialogs = page.getByRole('dialog');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Live Offers' }).click();
  await expect(page).toHaveURL('/live-offers');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  for (const [button, dialog] of [
    ['Open menu', 'Menu'],
    ['Filter', 'Filters'],
    [/^Search/, 'Search'],
    [/^Notifications/, 'Notifications of this session'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await pressBack();
    await expect(dialogs).toHaveCount(0);
    await expect(page).toHaveURL('/live-offers');
  }

  await test.step('what was opened last goes first', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await pressBack();
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await pressBack();
    await expect(dialogs).toHaveCount(0);
  });
  await expect(page).toHaveURL('/live-offers');
  await pressBack();
  await expect(page).toHaveURL('/dashboard');

  await test.step('what the address names is left by it, and does not come again', async () => {
    for (const [address, name] of [
      ['/profile?tab=payments', /^P-/],
      ['/offer-wall', /./],
    ] as const) {
      await page.goto('/dashboard');
      await page.goto(address);
      const item = page.getByRole('main').locator('article, tbody').getByRole('link', { name }).first();
      await item.click();
      await expect(dialogs).toBeVisible();
      await pressBack();
      await expect(dialogs).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await pressBack();
      await expect(page).toHaveURL('/dashboard');
    }
  });
});
