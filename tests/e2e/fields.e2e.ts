import type { Page } from '@playwright/test';
import { chunk } from 'es-toolkit';
import { expectErrorSeen } from '../support/expect-error-seen.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import { typeInto } from '../support/type-into.ts';
import { fieldCases as cases, type Field } from './field-cases.ts';
import { expectGiven, expectShown } from './given-values.ts';

const open = async (page: Page, name: string): Promise<Field> => {
  await page.goto(`/gallery/?show=${name}`);
  return { page, card: page.getByRole('region', { name: 'Try it' }) };
};
const send = ({ card }: Field) => card.getByRole('button', { name: 'Send' }).click();
const sent = ({ card }: Field) => card.getByLabel('sent');

// The keys are those of the table.
const names = (Object.keys(cases) as (keyof typeof cases)[]).filter((name) => name !== 'hidden');

const missing = ({ card }: Field) => card.getByText(/^The .* field is required$/);

/** Its states, what it shows and sends, and how it is filled in. */
async function expectWhole(page: Page, name: keyof typeof cases) {
  const field = await open(page, name);
  await expectGiven(page, name);
  await test.step('its states, on a phone too', async () => {
    await expect(page.getByRole('region', { name: 'Read only' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await field.card.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(missing(field)).toBeVisible();
  await expectErrorSeen(page, name);
  await cases[name].enter(field);
  await expect(missing(field)).toHaveCount(0);
  await field.card.getByRole('button', { name: 'Reset' }).click();
  await expectShown(field.card, name, 'none');
  await send(field);
  await expect(missing(field)).toBeVisible();
  await cases[name].enter(field);
  await expect(missing(field)).toHaveCount(0);
  await send(field);
  await expect(sent(field)).toHaveText(cases[name].sent);
}

/** A page that has been open in a context brings the next one sooner: several fields share a test. */
for (const [nth, share] of chunk(names, 4).entries()) {
  const shared = share.join(', ');
  test(`[F4] [F5] ${shared}: for everybody in each state, shows what it is given, filled in by hand, reset, sent as its value ${inTurn(nth + 3, 12)}`, async ({
    page,
  }) => {
    for (const name of share) await test.step(name, () => expectWhole(page, name));
  });
}

test('[F5] hidden: sends what it is given', async ({ page }) => {
  await open(page, 'hidden');
  await expectGiven(page, 'hidden');
});

test('[S9] five clicks and five times Enter send a form once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/openapi.json')) requests.push(request.method());
  });
  const field = await open(page, 'email');
  await typeInto(field.card.getByLabel('Email'), 'mara@trailmix.test');
  const finish = Promise.withResolvers<void>();
  await page.route('/openapi.json', async (route) => {
    await finish.promise;
    await route.continue();
  });
  const button = field.card.getByRole('button', { name: 'Send' });
  await button.dispatchEvent('click');
  for (let times = 0; times < 4; times += 1) await button.dispatchEvent('click');
  for (let times = 0; times < 5; times += 1) await field.card.getByLabel('Email').press('Enter');
  finish.resolve();
  await expect(sent(field)).toHaveText('"mara@trailmix.test"');
  await expect(field.card.getByText('Sent once')).toBeVisible();
  expect(requests).toEqual(['GET']);
});

test('[C5.a] the first day of the week is the one that the user has chosen', async ({ page }) => {
  const field = await open(page, 'date');
  const firstColumn = page.locator('th').first();
  const opening = () => field.card.getByRole('button', { name: 'Open the calendar' }).click();
  await opening();
  await expect(firstColumn).toHaveAttribute('aria-label', 'Monday');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Su' }).check();
  await opening();
  await expect(firstColumn).toHaveAttribute('aria-label', 'Sunday');
});

test('[E15.a] [E15.b] the calendar hangs on the body of a narrow window, on a DIV of a wide one, above everything else @day6of6', async ({
  page,
}) => {
  for (const [width, parent] of [
    [1199, 'BODY'],
    [1200, 'DIV'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const field = await open(page, 'date');
    await field.card.getByRole('button', { name: 'Open the calendar' }).click();
    const layer = page.locator('[data-scope=date-picker][data-part=positioner]');
    await expect(layer).toBeVisible();
    const seen = await layer.evaluate((element) => ({
      parent: element.parentElement?.tagName,
      layer: Number(getComputedStyle(element).zIndex),
    }));
    expect(seen, `${width} px`).toEqual({ parent, layer: 2000 });
  }
});

test('[F5] a list is searched and used with the keyboard alone', async ({ page }) => {
  const field = await open(page, 'multiselect');
  await field.card.getByRole('combobox').focus();
  await page.keyboard.type('gre');
  await expect(page.getByRole('option')).toHaveText(['Green']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field.card.getByRole('button', { name: 'Remove Green' })).toBeVisible();
  await field.card.getByRole('combobox').press('Backspace');
  await expect(field.card.getByRole('button', { name: 'Remove Green' })).toHaveCount(0);
});

test('[F5] a text that says one option alone has chosen it when it is left, with Tab and with the pointer @day10of12', async ({
  page,
}) => {
  for (const leave of [
    () => page.keyboard.press('Tab'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    const field = await open(page, 'multiselect');
    await field.card.getByRole('combobox').focus();
    await page.keyboard.type('GRE');
    await expect(page.getByRole('option')).toHaveText(['Green']);
    await leave();
    await expect(field.card.getByRole('button', { name: 'Remove Green' })).toBeVisible();
    await expect(field.card.getByRole('combobox')).toHaveValue('');
  }
});

test('[F5] a password can be seen, pasted, and is told how strong it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = await open(page, 'password');
  const input = field.card.getByLabel('Password', { exact: false }).first();
  await expect(input).toHaveAttribute('autocomplete', 'new-password');
  await typeInto(input, 'short');
  await expect(field.card.getByText(/^Weak/)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('a quite long Sentence 7'));
  await typeInto(input, '');
  await input.press('Control+V');
  await expect(input).toHaveValue('a quite long Sentence 7');
  await expect(field.card.getByText('Strong', { exact: true })).toBeVisible();
  await field.card.getByRole('button', { name: 'Show password' }).click();
  await expect(input).toHaveAttribute('type', 'text');
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  const tryIt = async (page: Page, name: string) => {
    await page.goto(`/gallery/?show=${name}`);
    return page.getByRole('region', { name: 'Ausprobieren' });
  };

  test('[F2] [F6] [C1] numbers and days are typed, written, picked and refused as in German, and sent as values @day3of3', async ({
    page,
  }) => {
    await test.step('a number is typed and written with a comma, and sent as a number', async () => {
      const card = await tryIt(page, 'number');
      await typeInto(card.getByRole('spinbutton'), '1.234,5');
      await card.getByRole('spinbutton').blur();
      await expect(card.getByRole('spinbutton')).toHaveValue('1.234,50');
      await card.getByRole('button', { name: 'Senden' }).click();
      await expect(card.getByLabel('sent')).toHaveText('1234.5');
    });
    await test.step('a day is typed as it is written, and picked from a German calendar', async () => {
      const card = await tryIt(page, 'date');
      await typeInto(card.getByRole('textbox'), '24.12.2026');
      await card.getByRole('textbox').blur();
      await expect(card.getByRole('textbox')).toHaveValue('2026-12-24');
      await card.getByRole('button', { name: 'Kalender öffnen' }).click();
      await page.getByRole('button', { name: 'Mittwoch, 16. Dezember 2026' }).click();
      await card.getByRole('button', { name: 'Senden' }).click();
      await expect(card.getByLabel('sent')).toHaveText('"2026-12-16"');
    });
    await test.step('the text of a rule', async () => {
      const card = await tryIt(page, 'email');
      await card.getByRole('button', { name: 'Senden' }).click();
      await expect(card.getByRole('textbox')).toHaveAccessibleDescription(/„E-Mail“ ist erforderlich/);
    });
  });
});

for (const [nth, language] of (['en', 'de'] as const).entries()) {
  test.describe(`components, ${language}`, () => {
    test.use({ language });

    test(`[F5] can be used by everybody, light and dark ${inTurn(nth + 1, 6)}`, async ({ page }) => {
      await page.goto('/gallery/?show=components');
      await expect(page.getByRole('region', { name: 'toolbar' })).toBeVisible();
      const frame = page.getByRole('banner');
      await expect(frame.getByText('Halyard')).toBeVisible();
      const back = language === 'en' ? 'Back to the portal' : 'Zurück zum Portal';
      await expect(frame.getByRole('navigation').getByRole('link', { name: back })).toHaveAttribute(
        'href',
        '/',
      );
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(colorScheme, () => expectAccessible(page));
      }
    });
  });
}
