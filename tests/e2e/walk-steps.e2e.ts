import steps from '../../machines/terms/walk-steps.json' with { type: 'json' };
import walks from '../../machines/terms/walks.json' with { type: 'json' };
import { expect, test } from '../support/portal.ts';

const transition = 'terms.blocking.ticked | terms.accept | 0';
const place = walks.transitions.indexOf(transition);
const nth = walks.walks.findIndex(({ takes }) => takes.includes(place));
const walk = steps.walks[nth]?.steps ?? [];
const first = walk.findIndex(([, ...took]) => took.includes(place)) + 1;

test('[M2] [M3] a generated test leads to its steps, in their order and in the words of the chart @day8of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/chart/terms?state=terms.blocking.ticked');
  const accept = page
    .getByRole('complementary', { name: 'Details' })
    .getByRole('listitem')
    .filter({ hasText: /^terms\.accept/ });
  await accept.locator('summary').click();
  const entry = accept.getByRole('listitem').filter({ hasText: walks.walks[nth]?.title });
  const link = entry.getByRole('link', { name: `Walk ${nth + 1}: ${walk.length} steps` });
  const rows = page.getByRole('table', { name: 'Steps' }).getByRole('row');

  await entry.getByRole('link', { name: `first taken in step ${first}` }).click();
  // The head and the beginning.
  await expect(rows).toHaveCount(first + 2);
  await expect(rows.last()).toContainText(/terms\.accept.*blocking\.accepting.*call acceptTerms/);

  await page.goBack();
  await accept.locator('summary').click();
  await link.press('Enter');
  await expect(rows).toHaveCount(walk.length + 2);
  // The panel of the link is gone.
  await expect(page.getByRole('group', { name: 'Steps' })).toBeFocused();
  const numbers = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent));
  expect(numbers.slice(2)).toEqual(walk.map((_, index) => String(index + 1)));
  // What was asked for is the last of them.
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('This link names steps')).toHaveCount(0);
  // What a state ignores is a step as well: it was tried.
  const ignored = walk.findIndex((step) => step.length === 1);
  await expect(rows.nth(ignored + 2)).toContainText(steps.events[walk[ignored]?.[0] ?? 0] ?? '');
  await expect(
    rows
      .nth(ignored + 2)
      .getByRole('cell')
      .last(),
  ).toHaveText('ignored');
  await rows.nth(3).getByRole('button').click();
  await expect(rows).toHaveCount(4);

  await page.emulateMedia({ media: 'print' });
  const states = page.getByRole('main').getByRole('region', { name: /^terms/ });
  await expect(states.first()).toBeVisible();
  const [step, state] = await Promise.all([rows.last().boundingBox(), states.first().boundingBox()]);
  expect(step?.y).toBeLessThan(state?.y ?? 0);
});
