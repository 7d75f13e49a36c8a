import type { Page } from '@playwright/test';
import { fileOf } from '../support/built-file.ts';
import { expect, test } from '../support/portal.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';

const figure = 'full days: €62.00 vs €50.00';

async function open(page: Page) {
  await page.goto('/gallery/?show=components');
  return page.getByRole('tooltip', { includeHidden: true });
}

test('[A9] [E14] tooltips show at the pointer and at keyboard focus, follow from one to the next, and Escape closes them @day1of3', async ({
  page,
}) => {
  const tip = await open(page);
  const copy = page.getByRole('button', { name: 'Copy the text' });
  await copy.hover();
  await expect(tip).toHaveText('Copy the text');
  await page.getByRole('button', { name: 'Remove the country' }).hover();
  await expect(tip).toHaveText('Remove the country');
  await page.getByRole('button', { name: '24%' }).hover();
  await expect(tip).toHaveText(figure);
  await tip.hover();
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);

  const held = page.getByRole('button', { name: 'with a reason' });
  await expect(held).toHaveAccessibleDescription('Nothing was changed');
  await page.getByRole('button', { name: 'disabled', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'busy' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(held).toBeFocused();
  await expect(tip).toHaveText('Nothing was changed');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toHaveText('Nothing was changed');
  await held.evaluate((element) => element.remove());
  await expect(tip).toBeHidden();
});

test('[A9] one Escape closes a drawer and the tooltip of its button @day11of12', async ({ page }) => {
  const tip = await open(page);
  await page.getByRole('button', { name: 'Slide in' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Side' });
  await drawer.getByRole('button', { name: 'Close menu' }).hover();
  await expect(tip).toHaveText('Close menu');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(tip).toHaveCount(0);
});

test('[A9] what a button is called is not said once it has been pressed @day6of12', async ({ page }) => {
  await page.clock.install();
  const tip = await open(page);
  const copy = page.getByRole('button', { name: 'Copy the text' });
  await copy.hover();
  await expect(tip).toHaveText('Copy the text');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.hover();
  await page.clock.runFor(250);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(1000);
  await expect(tip).toHaveCount(0);
});

/** Holds back the script of a source until it is let go. */
async function hold(page: Page, source: string) {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(fileOf(source), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('[A9] the first tooltip is that of where the pointer is once its code has loaded @day8of12', async ({
  page,
  signIn,
}) => {
  // After five seconds the bell counts inquiries.
  await stopLongTimers(page, 5000);
  await signIn();
  const letGo = await hold(page, 'ui/overlays/tip-window.tsx');
  await page.goto('/offer-wall');
  const script = page.waitForRequest(fileOf('ui/overlays/tip-window.tsx'));
  await page.getByRole('button', { name: 'Refresh' }).hover();
  await script;
  await page.getByRole('button', { name: 'Notifications' }).hover();
  letGo();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Notifications');
});

test('[A9] Escape also takes back what is still on its way while a tooltip is open @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  const letGo = await hold(page, 'app/palette/palette-dialog.tsx');
  const search = page.getByRole('button', { name: 'Search (Ctrl K)' });
  await page.getByRole('searchbox', { name: 'Search by name or ID' }).focus();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  while (!(await refresh.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Refresh');
  await page.keyboard.press('Control+k');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  letGo();
});

test.describe('on a screen with long names', () => {
  test.use({ viewport: { width: 900, height: 900 } });

  test('[A9] [E14] a title that is cut off shows the whole of itself at keyboard focus; at the pointer its preview does @day3of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    const tip = page.getByRole('tooltip', { includeHidden: true });
    const offers = page
      .getByRole('region', { name: 'Top offers' })
      .or(page.getByRole('table', { name: 'Top offers' }));
    const name = 'Velo Schutz – bicycle insurance quote';
    const cut = offers.getByRole('link', { name });
    const whole = offers.getByRole('link', { name: 'Lumen VPN – 24-month plan' });
    await expect(cut).toBeVisible();
    expect(await cut.evaluate((title) => title.scrollWidth > title.clientWidth)).toBe(true);
    await page.keyboard.press('Tab');
    await cut.focus();
    await expect(tip).toHaveText(name);
    await whole.focus();
    await expect(tip).toHaveCount(0);
    await cut.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[A9] a tap shows what a figure, a reason or a short form means, and another tap closes it @day6of12', async ({
    page,
  }) => {
    const tip = await open(page);
    await page.getByRole('button', { name: '24%' }).tap();
    await expect(tip).toHaveText(figure);
    await expect(tip).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'with a reason' }).tap({ force: true });
    await expect(tip).toHaveText('Nothing was changed');
    await page.getByRole('heading', { name: 'country-tags' }).tap();
    await expect(tip).toHaveCount(0);
    await page.locator('abbr', { hasText: 'DE' }).first().tap();
    await expect(tip).toHaveText('Germany');
  });
});
