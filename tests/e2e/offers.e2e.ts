import type { Locator, Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const filters = (page: Page) => part(page, 'Filters');
const choice = (page: Page, filter: string, name: string) =>
  filters(page).getByRole('group', { name: filter }).getByRole('checkbox', { name, exact: true });
/** How many offers a choice says it would leave. */
async function countOf(page: Page, filter: string, name: string): Promise<number> {
  const box = page.getByRole('checkbox', { name, exact: true });
  const group = filters(page).getByRole('group', { name: filter });
  const row = group.locator('div').filter({ has: box, hasText: /\d/ }).last();
  return Number((await row.innerText()).replace(name, ''));
}
const offersIn = (links: Element[]) => [
  ...new Set(links.flatMap((link) => /offer=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])),
];
/** Where each row of cards ends. */
function rowsOf(all: Element[]): number[] {
  const boxes = all.map((one) => one.getBoundingClientRect());
  const tops = [...new Set(boxes.map(({ top }) => top))];
  return tops.map((top) =>
    Math.round(Math.max(...boxes.filter((box) => box.top === top).map(({ right }) => right))),
  );
}
/** The rows on screen are those of the address. */
const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
const total = (page: Page, count: number) => page.getByRole('main').getByText(`Total: ${count}`).first();

test('[O1] [L6] the wall begins with featured offers and advertisers; its parts and filters say how much they leave @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  const featured = part(page, 'Featured');
  const others = part(page, 'Other offers');
  const ids = (region: Locator) => region.getByRole('article').getByRole('link').evaluateAll(offersIn);
  await expect(others.getByRole('article')).toHaveCount(10);
  // The featured ones in one line; the others fill their rows.
  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => featured.getByRole('article').evaluateAll(rowsOf)).toHaveLength(1);
    const ends = async () => new Set(await others.getByRole('article').evaluateAll(rowsOf)).size;
    await expect.poll(ends, { message: `${width} px` }).toBe(1);
  }
  const [above, below] = [await ids(featured), await ids(others)];
  expect(above).toHaveLength(8);
  expect(below.filter((id) => above.includes(id))).toEqual([]);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/offer-wall?page=2');
  await settled(page);
  expect((await ids(page.getByRole('main'))).filter((id) => above.includes(id))).toEqual([]);
  await page.goBack();
  // What narrows the wall down, or shows all of it as a table, finds featured ones too.
  await page.goto('/offer-wall?search=46902');
  await expect(names(page)).toHaveText(['Kontor – Business Account']);
  await page.goto('/offer-wall');
  const notApplied = await countOf(page, 'Your application', 'Not applied');

  await featured.getByRole('link', { name: 'More offers' }).click();
  await expect(page).toHaveURL('/offer-wall?tab=featured');
  await expect(featured).toHaveCount(0);
  const shownFeatured = Number(
    await page
      .getByRole('link', { name: /^Featured/ })
      .locator('span')
      .innerText(),
  );
  await expect(total(page, shownFeatured)).toBeVisible();
  await expect(cards(page)).toHaveCount(shownFeatured);

  await page.getByRole('link', { name: 'All', exact: true }).click();
  const advertiser = page.getByRole('list', { name: 'Advertisers' }).getByRole('link').first();
  const [name = '', note = ''] = (await advertiser.innerText()).split('\n');
  await advertiser.click();
  await expect(page.getByRole('button', { name: 'Remove filter: Advertiser' })).toBeVisible();
  await expect(names(page)).toHaveCount(Number.parseInt(note, 10));
  await expect(names(page).first()).toContainText(name);

  await page.getByRole('button', { name: 'Remove filter: Advertiser' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await choice(page, 'Your application', 'Not applied').check();
  await expect(total(page, notApplied)).toBeVisible();
  await expect(cards(page).getByRole('button', { name: /^(Apply for|Run) / })).toHaveCount(10);
});

test('[L7] [L4] [O1] filters, sort, page, table: the address has it all, for a reload, Back and others @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall?page=3');
  await expect(names(page)).toHaveCount(10);
  const inAustria = await countOf(page, 'Country', 'Austria');
  await choice(page, 'Country', 'Austria').check();
  await expect(page).toHaveURL('/offer-wall?country=AT');
  await expect(total(page, inAustria)).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(page).toHaveURL('/offer-wall?country=AT&sort=name');
  await choice(page, 'Payout model', 'CPL').check();
  await choice(page, 'Payout model', 'CPA').check();
  await expect(page).toHaveURL('/offer-wall?country=AT&sort=name&model=CPL%2CCPA');
  await settled(page);
  await expect(async () => {
    await expect(total(page, await countOf(page, 'Country', 'Austria'))).toBeVisible({ timeout: 100 });
  }).toPass();
  const first = await names(page).allTextContents();
  expect(first).toEqual(first.toSorted(new Intl.Collator('und').compare));

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/offer-wall?country=AT&sort=name&model=CPL%2CCPA&page=2');
  await expect(names(page).first()).not.toHaveText(first[0] ?? '');
  await settled(page);
  const second = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(second);
  await page.goBack();
  await expect(names(page)).toHaveText(first);

  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page).toHaveURL('/offer-wall?country=AT&sort=name&model=CPL%2CCPA&view=table');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('columnheader', { name: 'Payout' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-payout/);
  await page.goBack();
  await page.goBack();
  await expect(names(page)).toHaveText(first);

  await page.getByRole('button', { name: 'Remove filter: Payout model' }).click();
  await expect(page).toHaveURL('/offer-wall?country=AT&sort=name');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^offers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await download.createReadStream()).setEncoding('utf8');
  const text = (await lines.toArray()).join('');
  expect(text.trim().split('\n')).toHaveLength(inAustria + 1);
});

test('[A10] [L7] [L3] pages do not scroll, a navigation does; an offer without a picture says so @day6of6', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall?size=30&sort=-created_at');
  await expect(page.getByText('No Preview Available').first()).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/offer-wall?size=30&sort=-created_at&page=2');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[L1] [L2] [L7] a search finds nothing and says so; a failure can be asked again @day1of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/offers/);
  await signIn();
  await network.fail({ call: 'offers.list', status: 500 });
  await page.goto('/offer-wall?page=2');
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).click();
  await expect(cards(page)).toHaveCount(10);

  await network.fail({ call: 'offers.list', status: 500 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await page.goto('/offer-wall?page=99');
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page).toHaveURL('/offer-wall');
  // Eight featured ones stand above the first page.
  await expect(cards(page)).toHaveCount(18);

  await page.keyboard.press('/');
  await page.keyboard.type('nothing is called that');
  await expect(page).toHaveURL('/offer-wall?search=nothing+is+called+that');
  await expect(page.getByText('No data')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await expect(page.getByRole('searchbox', { name: 'Search by name or ID' })).toHaveValue('');
  await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), '48633');
  await expect(names(page)).toHaveText(['Solarhaus – PV quote lead']);

  await page.getByRole('main').press('j');
  await expect(names(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/offer-wall?search=48633&offer=48633');
  await expect(page.getByRole('dialog', { name: 'Solarhaus – PV quote lead' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/offer-wall?search=48633');
});

test('[O1] [O3] [E2] an application asks what the network wants to know, says why it was refused, and then waits @day12of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^4\d\d POST \/publisher\/v1\/offers\/48639\/apply/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Pages of these tests have no worker.
    if (message.type() === 'warning' && !/Service Worker/.test(message.text())) warnings.push(message.text());
  });
  await signIn();
  await page.goto('/offer-wall?search=48639');
  const dialog = page.getByRole('dialog', { name: 'Solarhaus – heat pump enquiry' });
  await page.getByRole('button', { name: 'Apply for Solarhaus – heat pump enquiry' }).click();
  await expect(page).toHaveURL('/offer-wall?search=48639&offer=48639');
  const where = dialog.getByRole('textbox', { name: 'Where will the offer appear?' });
  const tariffs = dialog.getByRole('textbox', { name: 'Do you compare tariffs' });
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(where).toHaveAccessibleDescription('Required');
  await expectAccessible(page);
  await typeInto(where, 'On trailmix.test/energy');
  await dialog.getByRole('checkbox', { name: 'Newsletter' }).check();

  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(where).toHaveValue('On trailmix.test/energy');
  await expect(dialog.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();

  await typeInto(tariffs, 'Every Monday');
  await network.fail({ call: 'offerActions.apply', status: 409, code: 'OFFER_NOT_ACTIVE' });
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This offer is not active at the moment');
  await expect(where).toHaveValue('On trailmix.test/energy');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have applied');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cards(page).getByRole('link', { name: 'Pending' })).toBeVisible();

  await cards(page).getByRole('link', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/^[^?]*\/live-offers\/\d+\/pending$/);
  await expect(page.getByRole('main')).toContainText('On trailmix.test/energy');
  await expect(page.getByRole('main')).toContainText('Newsletter');
  expect(warnings).toEqual([]);
});

test('[O1] [O3] an offer that is open to all runs at once, and its link is there to be copied @day5of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall?search=48730&view=table');
  await page.getByRole('button', { name: 'Run Tideline – panel registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tideline – panel registration' });
  await expect(dialog.getByRole('alert')).toContainText('The offer is running');
  await expect(dialog.locator('code')).toHaveText(/\/g\/\d+\/\d+/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Get link for Tideline – panel registration' }).click();
  await expect(page).toHaveURL(/\/live-offers\/\d+\/live\?tab=tracking-links$/);
});

test('[O2] [G5] [G6] signing in from the public catalogue leads back to its offer and filters @day2of3', async ({
  page,
}) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public offers');
  await expect(page).toHaveTitle('Halyard');
  await expect(cards(page)).toHaveCount(10);
  // It leads with pictures.
  const hasPicture = (all: Element[]) => all.map((one) => one.querySelector('img') !== null);
  expect((await cards(page).evaluateAll(hasPicture)).slice(0, 8)).toEqual(
    Array.from({ length: 8 }, () => true),
  );
  await typeInto(filters(page).getByRole('searchbox', { name: 'Find in Country' }), 'irel');
  const count = await countOf(page, 'Country', 'Ireland');
  await choice(page, 'Country', 'Ireland').check();
  await expect(page).toHaveURL('/offers?country=IE');
  await expect(page.getByText(`${count} offers.`)).toBeVisible();
  const chosen = cards(page).filter({ hasText: '48213' });
  await chosen.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/offers?country=IE&offer=48213');
  const dialog = page.getByRole('dialog', { name: 'Lumen VPN – 24-month plan' });
  await expectAccessible(page);

  await dialog.getByRole('link', { name: 'Create an account' }).click();
  const wayBack = '?redirect=%2Foffers%3Fcountry%3DIE%26offer%3D48213';
  await expect(page).toHaveURL(`/register${wayBack}`);
  await page.goto(`/register-completed${wayBack}`);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(`/login${wayBack}`);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/register${wayBack}`,
  );
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/offer-wall?country=IE&offer=48213');
  await expect(dialog.getByRole('link', { name: 'Get link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Remove filter: Country' })).toBeVisible();
});

test('[A12] [C2] the network names what it has in the language of the portal, also once that changes @day2of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall?view=table&search=47604');
  const row = page.getByRole('row').filter({ hasText: '47604' });
  const category = row.locator('span[lang]');
  await expect(category).toHaveText('Home & garden');
  await expect(category).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(category).toHaveText('Haus & Garten');
  await expect(category).toHaveAttribute('lang', 'de');
  // The offer’s own name stays.
  await expect(row.getByRole('rowheader')).toContainText('Nordlicht – mattress winter sale');
  await page.reload();
  await expect(category).toHaveText('Haus & Garten');
});
