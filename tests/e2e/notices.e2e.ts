import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

test('[E10] [O13] a notice stands 55 px below the top, stays while the pointer rests on it, and goes by itself', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(notice).toHaveText('Logged Out');
  await expect.poll(async () => Math.round((await notice.boundingBox())?.y ?? 0)).toBe(55);
  await notice.hover();
  await expect(page).toHaveURL('/login');
  await page.mouse.move(0, 0);
  await expect(notice).toBeHidden({ timeout: 8000 });
});

test('[E7] [E9] [E11] what a call is refused with is told once, and can be closed', async ({
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
  const notice = page.getByRole('alert').filter({ hasText: 'Internal Server Error' });
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('[S13] who is signed in is told once that the session is about to end', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => localStorage.setItem('token-ends', String(Date.now() + 90_000)));
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'Your session is about to end' });
  await expect(notice).toContainText('you come back to this very place');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice).toHaveCount(1);
});
