import { expect, test } from '../support/portal.ts';

const long = 'Winterschlussverkauf'.repeat(5);
type Answer = { data: { data: { name: string }[] } };

test('[A9] a name of 100 letters leaves room for the columns that scroll beneath it @day6of6', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.route('**/publisher/v1/tracking-links?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as Answer;
    for (const row of json.data.data) row.name = long;
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/live-offers?tab=tracking-links');
  const list = page.getByRole('table', { name: 'Tracking links' });
  const name = list.getByRole('rowheader', { name: long }).first();
  await expect(name).toBeVisible();
  const region = (await list.locator('..').boundingBox())?.width ?? 0;
  const covered = (await name.boundingBox())?.width ?? 0;
  expect(region).toBeGreaterThan(600);
  expect(covered).toBeLessThanOrEqual(400);
});
