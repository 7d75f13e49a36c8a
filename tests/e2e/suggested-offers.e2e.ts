import type { Response } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

const isSuggestion = (response: Response) =>
  /\/publisher\/v1\/offers\?.*approval_status=none/.test(response.url()) &&
  response.url().includes('featured=0');

async function namesIn(answer: Response): Promise<string[]> {
  const { data } = (await answer.json()) as { data: { data: { name: string }[] } };
  return data.data.map(({ name }) => name);
}

test('[O1] the wall suggests offers by the clicks of the publisher, without any by their kinds of traffic, and says why @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const suggested = page.getByRole('region', { name: 'Suggested for you' }).getByRole('listitem');
  const open = () => Promise.all([page.waitForResponse(isSuggestion), page.goto('/offer-wall')]);
  const [byClicks] = await open();
  const offered = await namesIn(byClicks);
  expect(offered.length).toBeGreaterThan(2);
  await expect(suggested.getByRole('link')).toContainText(offered);
  await expect(suggested).toContainText(offered.map(() => /EPC €[\d.]+[A-Z][\w, ]+: \d+% of your clicks$/));
  await suggested.getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: offered[0] ?? '' })).toBeVisible();
  await page.goBack();
  await page.route('**/analytics/pivot?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { ...body, data: { ...body.data, data: [], total: 0 } } });
  });
  await open();
  await expect(suggested.first()).toContainText(/For Content and editorial, .+$/);
  await page.goto('/offer-wall?search=46902');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(suggested).toHaveCount(0);
});
