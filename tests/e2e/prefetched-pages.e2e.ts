import { expect, test } from '../support/portal.ts';

test('[L4] the next page is asked for by the pointer that rests on its link; its press asks for no page after it @day5of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: (string | null)[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/publisher/v1/offers?*', async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset');
    asked.push(offset);
    if (offset === '10') await held;
    await route.continue();
  });
  await page.goto('/offer-wall?view=table');
  const next = page.getByRole('link', { name: 'Next page' });
  await expect(next).toBeVisible();
  asked.length = 0;
  const prefetched = page.waitForRequest(/\/offers\?.*offset=10/);
  await next.hover();
  await prefetched;
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  const first = page.getByRole('main').getByRole('rowheader').first();
  const before = await first.innerText();
  letGo();
  await expect(first).not.toHaveText(before);
  await expect(next).toHaveAttribute('href', /page=3/);
  // One at a time: what was to come before it would have been asked for.
  const others = page.waitForRequest('**/analytics/**');
  await page.getByRole('link', { name: 'Dashboard' }).first().hover();
  await others;
  expect(asked).toEqual(['10']);
});
