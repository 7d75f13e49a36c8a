import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

/** The options move while they are narrowed down: only then is one of them pressed. */
async function narrowAndChoose(field: Locator, typed: string, option: string) {
  await typeInto(field, typed);
  const options = field.page().getByRole('option');
  await expect(options).toHaveText([option]);
  await options.click();
  await expect(field).toHaveValue(option);
}

const addressOf = (page: Page) =>
  page.getByRole('group', { name: 'Your tracking link', exact: true }).textContent();

test('[A4] an id that is no number and another type are unknown paths @full', async ({ page }) => {
  for (const path of ['/live-offers/abc/live', '/live-offers/1/other', '/live-offers/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('[O8] [A11] each part of a live offer has an address of its own @day1of12', async ({ page }) => {
  await page.goto('/live-offers/1/live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen VPN – 24-month plan');
  const tabs = page.getByRole('navigation', { name: 'Parts of the offer' });
  // What is short stands in the overview, with all it says.
  await expect(tabs.getByRole('link', { name: /^(Payouts|Caps)/ })).toHaveCount(0);
  const caps = page.getByRole('region', { name: 'Caps' });
  await expect(caps.getByRole('meter', { name: 'Conversions per day' })).toBeVisible();
  await expect(caps).toContainText(/40 left\. Conversions beyond the cap are not paid\. Resets .+ UTC/);
  await expect(page.getByRole('region', { name: 'Payouts' }).getByRole('row')).toHaveCount(3);
  for (const [name, address] of [
    ['Click tag', 'click-tag'],
    ['Banners', 'banners'],
    ['Campaigns', 'campaigns'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`/live-offers/1/live?tab=${address}`);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/live-offers/1/live?tab=click-tag');
  // Its address leads there all the same.
  await page.goto('/live-offers/1/live?tab=caps');
  await expect(tabs.getByRole('link', { name: /^Caps/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('40 left')).toBeVisible();
  await expectAccessible(page);
});

test('[O8] an application that was decided says where its offer is now @day7of12', async ({ page }) => {
  await page.goto('/live-offers/1/pending');
  await page.getByRole('link', { name: 'Open its details' }).click();
  await expect(page).toHaveURL('/live-offers/1/live');
});

test('[O5] [O9] a link is warned about while it is built, changed, removed, and known when it is gone @day10of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/tracking-links\/101/);
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await typeInto(page.getByRole('textbox', { name: 'Sub ID 1' }), 'a b');
  await expect(page.getByText('Sub ID 1: It has spaces, which many trackers cut off.')).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'Sub ID 1' }), 'winter');
  await page.getByRole('button', { name: 'Insert a macro into Sub ID 2' }).click();
  await page.getByRole('menuitem', { name: /\{placement\}/ }).click();
  await expect(page.getByRole('textbox', { name: 'Sub ID 2' })).toHaveValue('{placement}');
  await expect(page.getByText('Save the link to get its address and QR code.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Copy link|QR code)$/ })).toHaveCount(0);
  await expect(page.getByRole('definition')).toHaveText([
    'winter fixed value',
    '{placement} filled in at click time',
    'article-end fixed value',
  ]);
  await page.getByRole('button', { name: 'Reset' }).click();

  await chooseOf(page.getByRole('row').filter({ hasText: 'Newsletter November' }), 'Edit');
  await expect(page).toHaveURL(/&link=101$/);
  const name = page.getByRole('textbox', { name: 'Link name' });
  await expect(name).toHaveValue('Newsletter November');
  await expect(page.getByText('Currently: Newsletter')).toBeVisible();
  expect(await addressOf(page)).toContain('/g/1/101?');
  await page.getByRole('button', { name: 'QR code', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR code (SVG)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tracking-link.svg');
  const drawn = await readFile(await file.path(), 'utf8');
  expect(drawn).toContain('<rect width="100%" height="100%" fill="white"');
  await typeInto(name, 'Newsletter December');
  await expect(page.getByText('Save your changes to copy the link or show its QR code.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Copy link|QR code)$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Newsletter December' });
  await expect(row).toBeVisible();
  await expect(page.getByText('Save your changes to copy the link or show its QR code.')).toHaveCount(0);
  await typeInto(name, 'Newsletter January');
  await chooseOf(row, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Total: 6')).toBeVisible();
  await expect(page.getByText('The link Newsletter December was deleted.')).toBeVisible();
  await expect(name).toHaveValue('Newsletter January');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('Total: 7')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Newsletter January' })).toBeVisible();
});

test('[O5] [O9] a removed link that was not touched leaves an empty form @day5of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/tracking-links\/102/);
  await page.goto('/live-offers/1/live?tab=tracking-links&link=102');
  const name = page.getByRole('textbox', { name: 'Link name' });
  await expect(name).toHaveValue('Newsletter for students');
  await expect(page.getByRole('link', { name: 'Get link', exact: true })).toHaveCount(0);
  await chooseOf(page.getByRole('row').filter({ hasText: 'Newsletter for students' }), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText('was deleted. Save it to rebuild')).toHaveCount(0);
});

test('[O5] a deep link to another site is refused where it is typed @day2of12', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  const deep = page.getByRole('textbox', { name: 'Deep link' });
  await typeInto(deep, 'https://elsewhere.example/page');
  await deep.press('Tab');
  await expect(deep).toHaveAccessibleDescription(/Choose a page of [\w.-]+$/);
  await expect(deep).toHaveValue('https://elsewhere.example/page');
});

test('[O4] a click tag is saved and stands in the links of its campaign @day12of12', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=click-tag');
  await typeInto(page.getByRole('textbox', { name: /^Source/ }), 'letter');
  const link = page.getByRole('group', { name: 'Link with the click tag' });
  await expect(link).toContainText('source=letter');
  const placement = page.getByRole('textbox', { name: /^Placement/ });
  await typeInto(placement, '{nosuch}');
  await expect(page.getByText('Placement: This network does not know {nosuch}.')).toBeVisible();
  await typeInto(placement, '{creative}');
  await expect(page.getByText('This network does not know')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save click tag' }).click();
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await expect(page.locator('[data-tip*="source=letter"]').first()).toBeVisible();
});

test('[O4] [F5] what is chosen is called by its name, though its options come after it @day11of12', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/dict/clicktags*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/live-offers/5/live?tab=campaigns&campaign=5');
  const chosen = page.getByRole('combobox', { name: 'Click tag', exact: true });
  await expect(chosen).toHaveValue('2');
  held.resolve();
  await expect(chosen).toHaveValue('Newsletter');
});

test('[O4] a campaign is shared out, given stand-ins and triggers, bought for, and ended @day8of12', async ({
  page,
}) => {
  await page.goto('/live-offers/1/live?tab=campaigns');
  const table = page.getByRole('table', { name: 'Campaigns' });
  const row = table.getByRole('row').filter({ hasText: 'Native tests' });
  await row.getByRole('link', { name: 'Native tests' }).click();
  await expect(page).toHaveURL(/&campaign=102$/);
  await page.getByRole('button', { name: 'Edit: Splitter' }).click();
  const splitter = page.getByRole('region', { name: 'Splitter' });
  await expect(splitter.getByText('The shares add up to 100%.')).toBeVisible();
  await expect(splitter.getByRole('list', { name: 'How clicks are split' })).toContainText(
    /24-month plan · Main page 34%.*24-month plan · Comparison 33%.*students · Main page 33%/,
  );
  await splitter.getByRole('button', { name: 'Remove row 3' }).click();
  await expect(splitter.getByText('33% still missing to reach 100%.')).toBeVisible();
  const share = splitter.getByRole('group', { name: 'Row 2' }).getByRole('spinbutton', { name: 'Share' });
  await typeInto(share, '70');
  await expect(splitter.getByText('The shares are 4% above 100%.')).toBeVisible();
  await typeInto(share, '66');
  await expect(splitter.getByText('The shares add up to 100%.')).toBeVisible();
  // Half under the bar at the top, a button would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await splitter.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/&campaign=102$/);
  await expect(row).toContainText('Comparison 66%');

  await page.getByRole('button', { name: 'Edit: Triggers' }).click();
  const triggers = page.getByRole('region', { name: 'Triggers' });
  await triggers.getByRole('button', { name: 'Add a trigger' }).click();
  const added = triggers.getByRole('group', { name: 'Row 2' });
  await typeInto(added.getByRole('textbox', { name: 'Name' }), 'Large sales');
  await narrowAndChoose(added.getByRole('combobox', { name: 'When' }), 'sale', 'Event: sale_amount');
  await typeInto(added.getByRole('textbox', { name: 'Value' }), '100');
  await narrowAndChoose(added.getByRole('combobox', { name: 'Action' }), 'call', 'Call an address');
  await triggers.getByRole('button', { name: 'Save changes' }).click();
  const target = added.getByRole('textbox', { name: 'Address' });
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  await typeInto(target, 'https://tracker.example/large');
  await triggers.getByRole('button', { name: 'Row 2 up' }).click();
  await triggers.getByRole('button', { name: 'Save changes' }).click();
  await expect(triggers.getByRole('rowheader')).toHaveText(['Large sales', 'Placements without sales']);

  await row.getByRole('button', { name: 'Actions for Native tests' }).click();
  await page.getByRole('menuitem', { name: 'Request RTB' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await typeInto(dialog.getByRole('textbox', { name: /What will you buy/ }), 'Display in Germany');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('Requested')).toBeVisible();

  await page.getByRole('button', { name: 'End campaign' }).click();
  await dialog.getByRole('button', { name: 'End campaign' }).click();
  await expect(page.getByText('This campaign has ended')).toBeVisible();
  await expect(row.getByText('Ended')).toBeVisible();
  await expect(splitter.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: /^Tracking links/ }).click();
  const link = page.getByRole('row', { name: /Native tests/ }).first();
  await expect(link.getByText('Ended')).toBeVisible();
  await page.getByRole('link', { name: /^Campaigns/ }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Spring tests');
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(table.getByRole('link', { name: 'Spring tests' })).toBeVisible();
});

test('[O3] [P1] [P3] a preview is asked for until it is there, and can be given up @day2of3', async ({
  page,
}) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await page.getByRole('button', { name: 'Preview the page' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Request canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Preview the page' }).click();
  await expect(
    page.getByRole('img', { name: 'Preview of the page' }).or(page.getByText('No preview of this page')),
  ).toBeVisible();
});

test('[O3] all banners come in one file @day3of6', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=banners');
  await expect(page.getByRole('article')).toHaveCount(4);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download banners' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});
