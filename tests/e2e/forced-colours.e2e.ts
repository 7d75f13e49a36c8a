import { expectVisibleStates } from '../support/expect-visible-states.ts';
import { expect, test } from '../support/portal.ts';

test('[A9] with forced colours what is chosen, current or open can still be told @day11of12', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/gallery/?show=components');
  await expect(page.getByRole('region', { name: 'toolbar' })).toBeVisible();
  await expectVisibleStates(page);
  await signIn();
  for (const [address, row] of [
    ['/analytics', 'Total'],
    ['/postbacks?edit=1', 'Tracker'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible();
    await expectVisibleStates(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expectVisibleStates(page);
});

test('[A9] [O7] on a phone with forced colours no edge of a button lies over the label of its cell, and signs have the colour of their button @day5of12', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/postbacks');
  const cells = page.locator('main td[data-label=Default]').filter({ has: page.getByRole('button') });
  await expect(cells.first()).toBeVisible();
  const gaps = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const label = Number.parseFloat(getComputedStyle(cell, '::before').height);
      const box = cell.querySelector('button')?.getBoundingClientRect();
      return (box?.top ?? 0) - cell.getBoundingClientRect().top - label;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1);
  const signs = await page
    .locator('main .button--variant_secondary:not(:disabled, [data-held]) > svg')
    .evaluateAll((all) =>
      all.map((sign) => [
        getComputedStyle(sign).color,
        sign.parentElement && getComputedStyle(sign.parentElement).color,
      ]),
    );
  expect(signs.length).toBeGreaterThan(0);
  expect(signs.filter(([sign, button]) => sign !== button)).toEqual([]);
});
