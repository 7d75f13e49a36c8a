import { expect, type Locator } from '@playwright/test';

/** What is tried again after pauses gets there without them: the page's clock is put on until it has. */
export async function skipPausesUntil(visible: Locator, pauseMs = 5000): Promise<void> {
  await expect(async () => {
    await visible.page().clock.fastForward(pauseMs);
    await expect(visible).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
