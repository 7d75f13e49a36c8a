import type { Page } from '@playwright/test';

const typed = ['k', 'o', 'n', 't', 'o'];
const betweenKeys = 150;

/** Types into a filter; from each key to the paint after it, in ms. */
export async function typeKeys(page: Page, filter: string): Promise<readonly number[]> {
  await page.locator(filter).first().click();
  await page.evaluate(() => globalThis.bench.seen.keys.splice(0));
  for (const key of typed) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeys);
  }
  const keys = await page.evaluate(() => globalThis.bench.seen.keys);
  return keys.map(([, length]) => length);
}
