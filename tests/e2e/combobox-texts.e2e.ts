import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

const box = (page: Page | Locator, name: string) => page.getByRole('combobox', { name, exact: true });

const selectedIn = (field: Locator) =>
  field.evaluate((input) =>
    input instanceof HTMLInputElement
      ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
      : null,
  );

/** Escape closes the list and lets the text stand. */
async function escape(page: Page, field: Locator) {
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

for (const [nth, [name, option, half]] of (
  [
    ['Country', 'Germany', 'aust'],
    ['Currency', 'EUR', 'xx'],
  ] as const
).entries()) {
  test(`[F6] ${name}: a text left after Escape gives way to what is chosen ${inTurn(nth + 1, 12)}`, async ({
    page,
  }) => {
    await page.goto('/register');
    const field = box(page, name);
    await typeInto(field, option);
    await page.getByRole('option', { name: option }).click();
    const chosen = await field.inputValue();
    await field.click();
    await expect.poll(() => selectedIn(field)).toBe(chosen);
    await field.click();
    await page.keyboard.type('xx');
    await escape(page, field);
    await expect(field).toHaveValue(`${chosen}xx`);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(chosen);
    await typeInto(field, half);
    await escape(page, field);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveValue(chosen);
  });
}

test('[F6] what is typed after a click replaces the selected option, a second click places the caret', async ({
  page,
}) => {
  await page.goto('/register');
  const country = box(page, 'Country');
  await typeInto(country, 'Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await country.click();
  await expect.poll(() => selectedIn(country)).toBe('Germany');
  await page.keyboard.type('Fra');
  await expect(country).toHaveValue('Fra');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(country).toHaveValue('France');
  await country.click();
  await expect.poll(() => selectedIn(country)).toBe('France');
  await country.click();
  await page.keyboard.type('x');
  await expect(country).toHaveValue('Francex');
});

test('[F6] a text left after Escape chooses the one option that it says', async ({ page }) => {
  await page.goto('/register');
  const country = box(page, 'Country');
  await typeInto(country, 'austria');
  await escape(page, country);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(country).toHaveValue('Austria');
});

test('[F6] texts left after Escape in lists of many, of times and of suggestions @day11of12', async ({
  page,
}) => {
  for (const [show, before, after] of [
    ['multiselect', '', ''],
    ['timeselect', '14:30', '14:30'],
    ['text', null, 'zzz'],
  ] as const) {
    await page.goto(`/gallery/?show=${show}`);
    const card = page.getByRole('region', { name: 'filled' });
    const field = card.getByRole('combobox').first();
    if (before !== null) await expect(field).toHaveValue(before);
    await typeInto(field, 'zzz');
    await escape(page, field);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(after);
  }
});

for (const [nth, show] of ['multiselect', 'timeselect', 'date', 'month', 'cascader'].entries()) {
  test(`[F5] [A9] Escape closes what ${show} has opened, before its first frame is drawn ${inTurn(nth + 7, 12)}`, async ({
    page,
  }) => {
    await page.goto(`/gallery/?show=${show}`);
    const openers = page.getByRole('region', { name: 'filled' }).locator('[role=combobox], [aria-haspopup]');
    const opener = openers.first();
    const opened = page.locator('[data-part=content][data-state=open]');
    await opener.click();
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await opener.click();
    await expect(opened).toHaveCount(1);
    const isText = show.endsWith('select');
    if (isText) await page.keyboard.type('zz');
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    if (isText) await expect(opener).toHaveValue(/zz$/);
  });
}
