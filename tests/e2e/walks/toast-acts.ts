import { expect } from '@playwright/test';
import { broken, pressByKey } from './acts.ts';
import type { Walk } from './chart-walk.ts';

export const cards = ({ page }: Walk) => page.locator('[data-toast]');

/** Shows a toast: of a download that fails; by key, since the pointer may rest on the toasts. */
export async function failDownload(walk: Walk): Promise<void> {
  await walk.network.fail({ call: 'approvals.download', ...broken });
  await pressByKey(walk.page, 'Download');
}

/** Shows a toast: another tab notes a later end of the session, then a near one. */
export const warnOfEnd = ({ page }: Walk): Promise<void> =>
  page.evaluate(async () => {
    for (const left of [3_600_000, 90_000]) {
      localStorage.setItem('token-ends', String(Date.now() + left));
      window.dispatchEvent(new Event('focus'));
      // The clock has read it.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** Goes to the notification centre only, when the offer to undo it is there. */
export async function pauseOffer({ page }: Walk): Promise<void> {
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  const before = await undo.count();
  const isLive = page.getByText('Live', { exact: true });
  const row = page.getByRole('row').filter({ has: isLive, hasNot: undo }).first();
  await row.getByRole('button', { name: /^Actions for / }).press('Enter');
  // Its first entry is the highlighted one.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(before + 1);
}
