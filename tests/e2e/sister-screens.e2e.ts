import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../support/portal.ts';

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** The colours of the pixels of a strip, each once. */
async function coloursOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return new Set(
    Array.from({ length: data.length / 4 }, (_, nth) => data.subarray(nth * 4, nth * 4 + 3).join()),
  );
}

test('[A9] in the dark nothing but a picture itself is dimmed @day4of12', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  for (const address of ['/live-offers', '/dashboard']) {
    await page.goto(address);
    const picture = page.getByRole('main').locator('img.preview__thumb').first();
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(picture);
    await page.mouse.move(0, 0);
    const beside = await coloursOf(page, { x: x + width + 2, y, width: 4, height });
    const far = await coloursOf(page, { x: x + width + 4, y: y - 4, width: 1, height: 1 });
    expect([...beside], address).toEqual([...far]);
  }
});

test('[O3] the buttons in the head of an offer end at the edge of the page in each of its tabs @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['overview', 'tracking-links', 'banners']) {
      await page.goto(`/live-offers/1/live?tab=${tab}`);
      const head = page.locator('.subject-head__actions').locator('a, button').filter({ visible: true });
      const nav = await boxOf(page.getByRole('navigation', { name: 'Parts of the offer' }));
      const { x, width: wide } = await boxOf(head.last());
      expect(Math.round(x + wide), `${tab} at ${width} px`).toBe(Math.round(nav.x + nav.width));
    }
  }
});

test('[A9] tabs stand where their sisters do, and as far from what is below @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = [];
    for (const log of ['', '?log=conversions', '?log=clicks']) {
      await page.goto(`/analytics${log}`);
      tops.push((await boxOf(page.getByRole('navigation', { name: 'Analytics' }))).y);
    }
    expect(new Set(tops).size, `${width} px: ${tops.join(', ')}`).toBe(1);
    await page.goto('/profile?tab=activity');
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Who made the changes' }));
    const list = await boxOf(page.getByRole('region', { name: 'Activity', exact: true }));
    expect(Math.round(list.y - tabs.y - tabs.height), `${width} px`).toBe(16);
  }
});

test('[O5] [O4] [A5] rows of lists have the word of their first button on phones @day10of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  for (const [address, words] of [
    ['/live-offers?tab=campaigns', /^(Pause|Resume)$/],
    ['/live-offers?tab=tracking-links', /^Copy link$/],
    ['/live-offers/1/live?tab=campaigns', /^(Pause|Resume)$/],
    ['/live-offers/1/live?tab=tracking-links', /^Copy link$/],
    ['/postbacks', /^Copy address$/],
  ] as const) {
    await page.goto(address);
    const first = page.getByRole('main').locator('tbody [data-action] button').first();
    await expect(first, address).toHaveText(words);
  }
});

test('[O1] what is announced of an offer is the last line below its name @day12of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn();
  await page.goto('/offer-wall?view=table&size=50');
  const announced = page.getByRole('rowheader').filter({ has: page.locator('.row-note') });
  await expect(announced.first()).toContainText('Last full day');
  const last = await announced.evaluateAll((all) => all.map((cell) => cell.lastElementChild?.className));
  expect(new Set(last)).toEqual(new Set(['row-note']));
});

test('[O1] name, next step and the button that closes it are in sight when an offer opens in a low window @day2of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [width, height] of [
    [720, 450],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/offer-wall?offer=48213');
    const dialog = page.getByRole('dialog');
    for (const part of [
      dialog.getByRole('heading', { name: 'Lumen VPN – 24-month plan' }),
      dialog.getByRole('link', { name: 'Get link' }),
      dialog.getByRole('button', { name: 'Close' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('[A9] what stands beside the way back to the portal has one line on phones @day1of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/gallery/');
  const ends = page.getByRole('banner').locator('.top-bar__end > *');
  await expect(ends).toHaveCount(3);
  const bar = await boxOf(page.getByRole('banner'));
  for (const end of await ends.all()) expect((await boxOf(end)).height).toBeLessThan(bar.height);
});
