import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

/** The table passes on no more that somebody declines the terms. */
const declined = 'wire from terms signOut.request to navigation signOut.request: drop';

test('[M2] [M3] an auditor breaks a law and watches the shortest walk to it, step by step @day7of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto('/statecharts/#/laws');
  await expect(page.getByRole('table', { name: 'Laws' }).getByRole('row')).toHaveCount(64);
  const explored = page.getByRole('table', { name: 'What was explored' });
  await expect(explored.getByRole('columnheader', { name: 'How the laws were checked' })).toBeVisible();
  await expect(page.getByText('No law is about the other charts')).toContainText(
    'polling, currencyChange, apiToken',
  );
  await typeInto(
    page.getByRole('searchbox', { name: 'Find a transition, action or guard' }),
    'terms signOut',
  );
  await page.getByRole('list', { name: 'What can be broken' }).getByRole('link').first().click();
  await expect(page.getByText('A law is broken after 2 events')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('declining signs out, or asks about what is not saved')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('link');
  await expect(steps).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('Step 2 of 2: terms.decline')).toBeVisible();
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByRole('group', { name: 'Statechart terms' })).toBeVisible();
  await expect(page.locator('[data-state="terms.blocking.unticked.plain"]')).toBeInViewport({ ratio: 0.9 });
  const facts = page.getByRole('table', { name: 'Before and after this step' });
  await expect(facts.getByRole('row', { name: /^terms/ })).toContainText('blocking.unticked.plain');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const cutOff = await facts.evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    );
    expect(cutOff).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${page.url()}&mode=drawing`);
  await page.reload();
  await expect(page.getByText('Step 2 of 2: terms.decline')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.locator('[data-state="terms.blocking.unticked.plain"]')).toBeInViewport({ ratio: 0.9 });
});

test('[M3] a walk as a list fills the page, and a chart that breaks down in it says with what @day2of3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mutant = 'navigation.guarding.applyingRules | always | 0: drop';
  const address = (mode: string) =>
    `/statecharts/#/laws?law=working&mutant=${encodeURIComponent(mutant)}&step=1&mode=${mode}`;
  await page.goto(address('list'));
  const compared = page.getByRole('table', { name: 'What the law compares' });
  await expect(compared.getByRole('row')).toHaveText(
    [
      /^What the law compares/,
      /^navigation runs\s*yes\s*no$/,
      /^navigation breaks down with\s*–\s*Infinite loop/,
    ],
    { timeout: 60_000 },
  );
  const [main, list, table] = await Promise.all(
    [page.getByRole('main'), page.getByRole('list', { name: 'Steps' }), compared].map((one) =>
      one.boundingBox(),
    ),
  );
  if (!main || !list || !table) throw new Error('The walk is not there');
  const end = (box: { x: number; width: number }) => box.x + box.width;
  expect(list.x - main.x).toBeLessThan(80);
  expect(end(main) - end(table)).toBeLessThan(80);
  expect(table.x - end(list)).toBeLessThan(80);
  await page.goto(address('drawing'));
  await expect(page.getByRole('group', { name: 'Statechart navigation' })).toBeVisible();
});

test('[M2] [M3] what no law notices is searched for until that is cancelled, and again @day2of12', async ({
  page,
}) => {
  const unnoticed = 'wire from session session.registered to portal session.registered: drop';
  await page.goto(`/statecharts/#/laws?mutant=${encodeURIComponent(unnoticed)}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The search was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('[M3] an address that breaks nothing, or what there is not, says so with its name @day4of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/laws?mutant=no%20such%20thing');
  await expect(page.getByText('There is nothing called “no such thing” to break')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All laws' }).click();
  await expect(page.getByRole('table', { name: 'Laws' })).toBeVisible();
  await page.goto('/statecharts/#/laws?mutant=');
  await expect(page.getByRole('table', { name: 'Laws' })).toBeVisible();
  await expect(page.getByText('mutant=')).toBeVisible();
});

test.describe('de', () => {
  test.use({ language: 'de' });

  test('[M2] [M3] [A9] [A12] a broken law is watched in German and on a phone @day6of12', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/statecharts/#/laws?mutant=${encodeURIComponent(declined)}&step=2`);
    await expect(page.getByText('Nach 2 Ereignissen ist ein Gesetz gebrochen')).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByText('Schritt 1 von 2:')).toBeVisible();
    // A phone begins with the list.
    const drawing = page.getByRole('group', { name: /^Zustandsdiagramm / });
    await expect(drawing).toHaveCount(0);
    await page.getByRole('radio', { name: 'Zeichnung' }).check();
    await expect(drawing).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.locator('[data-state="terms.blocking.unticked.plain"]')).toBeInViewport({ ratio: 0.7 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
