import type { Locator, Page } from '@playwright/test';
import { chunk } from 'es-toolkit';
import * as fc from 'fast-check';
import { dateLikeTexts } from '../support/date-like-texts.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn, isWholeProduct } from '../support/whole-product.ts';

/** None of them is a day, a month, a week or a time in any language. */
const wrong = [
  '2026-13-01',
  '2026-13',
  '2026/02/30',
  '2026-W60',
  '25:61',
  'Tuesday T 1',
  '24 Foo',
  '["x","y"]',
];

/** Fields with texts, by the number of their inputs. */
const textFields = {
  date: 1,
  month: 1,
  week: 1,
  'one-day': 1,
  datepicker: 2,
  'date-and-seconds': 2,
  'datetime-local': 2,
};

/** How a day, a month, a week and a time are written when they were understood. */
const isValue =
  /^(\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|\d{4}-W[0-5]\d|[0-2]\d:[0-5]\d(:[0-5]\d)?)$/;

/** What is said of a text that is none. */
const isRefused = /Enter a (day that exists|month|week|time), for example [\w/:-]+$/;

const seed = 20;
const random = (count: number) =>
  fc
    .sample(dateLikeTexts, { seed, numRuns: count * 4 })
    // What an input of one line cannot hold, or nobody leaves there.
    .filter((text) => text.trim() !== '' && !/\p{C}/u.test(text))
    .slice(0, count);

const valuesOf = (inputs: Locator) =>
  inputs.evaluateAll((all) => all.map((input) => (input instanceof HTMLInputElement ? input.value : '')));

/** Types a text that may be none, and leaves: either it stands there with an error, or it is taken and written anew. */
async function typeAnything(card: Locator, nth: number, text: string) {
  const input = card.getByRole('textbox').nth(nth);
  await expect(input).toBeVisible();
  const before = await valuesOf(card.getByRole('textbox'));
  await typeInto(input, text);
  await input.press('Tab');
  const after = await valuesOf(card.getByRole('textbox'));
  return { input, after, expected: before.with(nth, text) };
}

/** In the whole product a field is tried with all of them; otherwise fields take turns, each text meets three or more. */
const wrongFor = (nth: number) =>
  isWholeProduct
    ? wrong
    : Array.from({ length: 4 }, (_, turn) => wrong[(nth * 3 + turn) % wrong.length] ?? '');
const randomFor = (nth: number) => (isWholeProduct ? random(4) : random(4).slice(nth % 4, (nth % 4) + 1));

for (const [nth, share] of chunk([...Object.entries(textFields).entries()], 4).entries()) {
  const names = share.map(([, [name]]) => name).join(', ');
  test(`[F5] [F6] ${names}: a text that stands for nothing stays in its own input with an error ${inTurn(nth + 2, 12)}`, async ({
    page,
  }) => {
    for (const [turn, [name, count]] of share) {
      await page.goto(`/gallery/?show=${name}`);
      const card = page.getByRole('region', { name: 'filled' });
      const expectRefused = async (index: number, text: string) => {
        const { input, after, expected } = await typeAnything(card, index % count, text);
        // One at random may be a day after all.
        if (!wrong.includes(text) && isValue.test(after[index % count] ?? '')) return;
        expect(after, text).toEqual(expected);
        await expect(input).toHaveAccessibleDescription(isRefused);
      };
      await test.step(name, async () => {
        for (const [index, text] of wrongFor(turn).entries()) await expectRefused(index, text);
        for (const [index, text] of randomFor(turn).entries()) await expectRefused(index, text);
      });
    }
  });
}

test('[F6] a range of days whose end is before its start is told, and sent once it is put right @day4of12', async ({
  page,
}) => {
  await page.goto('/gallery/?show=datepicker');
  const card = page.getByRole('region', { name: 'Try it' });
  const from = card.getByRole('textbox', { name: 'From' });
  const to = card.getByRole('textbox', { name: 'To', exact: true });
  await typeInto(from, '2026-11-20');
  await typeInto(to, '2026-11-01');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(from).toHaveAccessibleDescription(/From must not be after To$/);
  await expect(from).toHaveValue('2026-11-20');
  await expect(to).toHaveValue('2026-11-01');
  await typeInto(to, '2026-11-25');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByLabel('sent')).toHaveText('["2026-11-20","2026-11-25"]');
});

test('[F5] what is no day is said when it is sent, and stays to be corrected', async ({ page }) => {
  await page.goto('/gallery/?show=date');
  const card = page.getByRole('region', { name: 'Try it' });
  const text = card.getByRole('textbox');
  await typeInto(text, '31.02.2026');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(text).toHaveAccessibleDescription(/Enter a day that exists, for example \d{4}-11-30$/);
  await expect(text).toHaveValue('31.02.2026');
});

test('[F5] [F6] a field stays whole under any text typed into a time or the parts of a date @day9of12', async ({
  page,
}) => {
  for (const [nth, name] of ['datetime', 'timepicker', 'time-and-seconds', 'time', 'timeselect'].entries()) {
    await page.goto(`/gallery/?show=${name}`);
    const card = page.getByRole('region', { name: 'filled' });
    const parts = card.getByRole('spinbutton').or(card.locator('input:not([aria-hidden=true])'));
    await expect(parts.first()).toBeVisible();
    const count = await parts.count();
    for (const text of [...wrongFor(nth), ...randomFor(nth)]) {
      await parts.first().focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(parts).toHaveCount(count);
  }
});

const openRange = async (page: Page) => {
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  return page.getByRole('dialog', { name: 'Date range' });
};

test('[F5] [O10] a mistyped day of the analytics stays to be corrected; the figures keep their range @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const dialog = await openRange(page);
  const from = dialog.getByRole('textbox', { name: 'From' });
  const to = dialog.getByRole('textbox', { name: 'To', exact: true });
  const address = page.url();
  for (const text of ['2026-13-01', '2026/02/30', ...random(4)]) {
    await typeInto(from, text);
    await from.press('Tab');
    await expect(from).toHaveValue(text);
    await expect(to).toHaveValue('2026/11/20');
    await expect(from).toHaveAccessibleDescription(isRefused);
  }
  await dialog.getByRole('button', { name: 'Show these days' }).click();
  await expect(from).toBeFocused();
  expect(page.url()).toBe(address);
  await from.press('ControlOrMeta+a');
  await from.press('Delete');
  await from.press('Tab');
  await expect(from).toHaveAccessibleDescription(/Required$/);
  await typeInto(from, '1.11.26');
  await typeInto(to, '2026-11-20');
  await to.press('Enter');
  await expect(page.getByRole('button', { name: 'Custom' })).toContainText('2026/11/01 – 2026/11/20');
});
