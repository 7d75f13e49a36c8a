import type { Page } from '@playwright/test';
import { getStateNodes } from 'xstate/graph';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { transitionId, transitionsOf, type AnyTransition } from '#machines/lib/transition-id.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('searchbox', { name: /^Search all charts|^Alle Diagramme/ });

/** The ids of what a drawing marks. */
async function marked(page: Page): Promise<string[]> {
  const found = await page
    .locator('[data-found]:is([data-transition], [data-state])')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['transition'] ?? dataset['state'] ?? ''));
  return [...new Set(found)].toSorted();
}

const nameOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'type' in part ? part.type : part;
const specOf = ({ meta }: { meta?: unknown }): readonly string[] =>
  // The charts declare the type of their `meta`.
  (meta as { spec?: readonly string[] } | undefined)?.spec ?? [];

const transitionsWith = (chart: AnyChartName, holds: (transition: AnyTransition) => boolean) =>
  transitionsOf(charts[chart].machine).filter(holds).map(transitionId).toSorted();

test('[M3] a search over all charts finds events, guards, actions and requirements, and marks them in their chart @day2of12', async ({
  page,
}) => {
  await page.goto('/statecharts/');
  await typeInto(field(page), 'mustAccept');
  await field(page).press('Enter');
  await expect(heading(page)).toHaveText('terms');
  const guarded = transitionsWith('terms', ({ guard }) => nameOf(guard) === 'mustAccept');
  await expect.poll(() => marked(page)).toEqual(guarded);
  const details = page.getByRole('region', { name: 'mustAccept' });
  await details.getByRole('link', { name: 'terms', exact: true }).first().press('Enter');
  await expect(page).toHaveURL(/state=terms&find=guard/);
  await expect.poll(() => marked(page)).toEqual(guarded);

  await typeInto(field(page), 'signOut.request');
  const results = page.getByRole('navigation', { name: 'Statecharts' }).getByRole('link');
  await expect(results).toHaveText([/navigation$/, /terms$/]);
  await field(page).press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('navigation');
  await expect
    .poll(() => marked(page))
    .toEqual(transitionsWith('navigation', ({ eventType }) => eventType === 'signOut.request'));

  await typeInto(field(page), 'rememberVersion');
  await results.first().click();
  await expect
    .poll(() => marked(page))
    .toEqual(
      transitionsWith('terms', ({ actions }) => actions.some((one) => nameOf(one) === 'rememberVersion')),
    );

  await typeInto(field(page), 'accepting reloads the user');
  await results
    .filter({ hasText: 'T3' })
    .filter({ hasText: /terms$/ })
    .click();
  const { root } = charts.terms.machine;
  const states = [root, ...getStateNodes(root)].filter((state) => specOf(state).includes('T3'));
  const taken = transitionsWith('terms', (transition) => specOf(transition).includes('T3'));
  await expect.poll(() => marked(page)).toEqual([...states.map(({ id }) => id), ...taken].toSorted());
  await page.getByRole('link', { name: 'Clear the marks' }).click();
  await expect.poll(() => marked(page)).toEqual([]);

  await typeInto(field(page), 'no such thing');
  await expect(results).toHaveCount(0);
  await expect(page.getByText('Nothing in any chart has this in its name.')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[M3] [A12] a search reads the sentences of the reader’s language @day9of12', async ({ page }) => {
    await page.goto('/statecharts/');
    await typeInto(field(page), 'häkchen fehlt');
    await expect(page.getByRole('heading', { name: 'Zustände', exact: true })).toBeVisible();
    await field(page).press('Enter');
    await expect(heading(page)).toHaveText('terms');
    await expect(page.getByRole('complementary', { name: 'Einzelheiten' })).toContainText(
      'terms.blocking.unticked',
    );
  });
});
