import { expect, type Locator } from '@playwright/test';

/** Advances the page's clock through the pauses of retries until something is visible. */
export async function skipPausesUntil(visible: Locator, pauseMs = 5000): Promise<void> {
  await expect(async () => {
    await visible.page().clock.fastForward(pauseMs);
    await expect(visible).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
