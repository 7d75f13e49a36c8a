import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

/** The ways into a field that is about to be typed into; what stands there goes. */
const enterBy: Record<'select all' | 'tab' | 'backspace', (input: Locator) => Promise<void>> = {
  'select all': async (input) => {
    await input.click();
    await input.press('ControlOrMeta+a');
  },
  tab: async (input) => {
    await input.focus();
    await input.press('Shift+Tab');
    await input.page().keyboard.press('Tab');
  },
  backspace: async (input) => {
    await input.click();
    await input.press('7');
    await input.press('Backspace');
  },
};

async function open(page: Page) {
  await page.goto('/gallery/?show=number');
  const card = page.getByRole('region', { name: 'Try it' });
  return {
    card,
    input: card.getByRole('spinbutton'),
    send: () => card.getByRole('button', { name: 'Send' }).click(),
    sent: card.getByLabel('sent'),
  };
}

test('[F6] a number is what was typed, however fast, and however the field is come to @day9of12', async ({
  page,
}) => {
  for (const [delay, way] of [
    [0, 'select all'],
    [5, 'tab'],
    [120, 'backspace'],
  ] as const) {
    await test.step(`${delay} ms between the keys, come to by ${way}`, async () => {
      const { input, send, sent } = await open(page);
      await enterBy[way](input);
      await page.keyboard.type('1234.5', { delay });
      await expect(input).toHaveValue('1234.5');
      await page.keyboard.press('Tab');
      await expect(input).toHaveValue('1,234.50');
      await send();
      await expect(sent).toHaveText('1234.5');
    });
  }
});

test('[F6] a number that its field cannot take stays as it was typed, with what is wrong; steps are clamped @day4of12', async ({
  page,
}) => {
  const { card, input, send, sent } = await open(page);
  for (const [typed, wrong] of [
    ['12.345', 'Use at most 2 decimal places'],
    ['12.3456', 'Use at most 2 decimal places'],
    ['$12', 'This field does not take amounts in $'],
    ['99999', 'Must be at most 5,000'],
    ['-1', 'Must be at least 0'],
    ['1.2.3', 'Enter a number, for example 1,234.50'],
  ] as const) {
    await typeInto(input, typed);
    await input.press('Tab');
    await expect(input).toHaveValue(typed);
    await expect(card.getByText(wrong)).toBeVisible();
    await send();
    await expect(input).toBeFocused();
  }
  await expect(sent).toHaveText('');
  await typeInto(input, '4,999.5');
  await card.getByRole('button', { name: 'Increase' }).click();
  await expect(input).toHaveValue('5,000.00');
  await expect(card.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await input.press('ArrowDown');
  await expect(input).toHaveValue('4,999.00');
  await send();
  await expect(sent).toHaveText('4999');
});

for (const [nth, [language, typed, shown]] of (
  [
    ['en', '150.5', '150.50'],
    ['de', '1.234,56', '1.234,56'],
  ] as const
).entries()) {
  test.describe(`amounts, ${language}`, () => {
    test.use({ language });

    test(`[F6] [O12] the minimum payout that is saved is the one that was typed: ${typed} ${inTurn(nth, 12)}`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/profile?tab=billing');
      const amount = page.getByRole('spinbutton');
      await enterBy['select all'](amount);
      await page.keyboard.type(typed, { delay: 120 });
      await page.keyboard.press('Tab');
      await expect(amount).toHaveValue(shown);
      // The account lacks these two.
      await typeInto(page.getByLabel(/^(VAT ID|USt-IdNr\.)/), 'DE123456789');
      await typeInto(page.getByLabel('IBAN'), 'DE89370400440532013000');
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('button', { name: /^(Save|Speichern)$/ }).click();
      await answered;
      await page.reload();
      await expect(amount).toHaveValue(shown);
    });
  });
}
