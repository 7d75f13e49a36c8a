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

test('[L4] a page that has come is shown in one step: its number never stands over the rows of another @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/live-offers');
  const first = page.getByRole('main').getByRole('rowheader').first().getByRole('link');
  const name = await first.innerText();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(first).not.toHaveText(name);
  const other = await first.innerText();
  const steps = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const row = document.querySelector<HTMLElement>('main tbody th a')?.innerText;
      const number = [...document.querySelectorAll('main nav [aria-current=page]')].at(-1)?.textContent;
      seen.push(`${number}: ${row}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return seen;
  });
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(first).toHaveText(name);
  const seen = await steps.evaluate((all) => [...new Set(all)]);
  expect(seen).toContain(`1: ${name}`);
  expect(seen.filter((step) => ![`1: ${name}`, `2: ${other}`].includes(step))).toEqual([]);
});
