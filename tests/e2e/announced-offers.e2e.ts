import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

const day = 24 * 60 * 60_000;
const linkRow = (page: Page, offer: string) =>
  page.getByRole('table', { name: 'Tracking links' }).getByRole('row').filter({ hasText: offer });
const campaignRow = (page: Page, offer: string) =>
  page.getByRole('table', { name: 'Campaigns' }).getByRole('row').filter({ hasText: offer });

test('[O1] [O6] [O8] an end and another payout are marked on cards, in lists and in details @day4of12', async ({
  page,
}) => {
  await page.goto('/offer-wall');
  const search = page.getByRole('searchbox', { name: 'Search by name or ID' });
  await typeInto(search, 'duvet');
  const card = page.getByRole('article');
  await expect(card.getByText('Last full day: 2026/12/01', { exact: true })).toBeVisible();
  await typeInto(search, 'dragon harbor – reg');
  await expect(card.getByText('Payout falls to €1.50 on 2026/11/29', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dragon Harbor – registration', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('€1.50 from 2026/11/29', { exact: true })).toBeVisible();

  await page.goto('/live-offers?search=duvet');
  const live = page.getByRole('table', { name: 'Live offers' }).getByRole('row').filter({ hasText: 'duvet' });
  await expect(live.getByText('Last full day: 2026/12/01', { exact: true })).toBeVisible();
  await live.getByRole('link', { name: 'Nordlicht – duvet and pillow sets' }).click();
  await expect(page.getByRole('main').getByText('Last full day: 2026/12/01', { exact: true })).toBeVisible();
  const terms = page.getByRole('region', { name: 'Terms', exact: true });
  await expect(terms.locator('dl > div').filter({ hasText: 'Last full day' })).toHaveText([
    'Last full day2026/12/01. Its links take clicks until 2026/12/02 01:00:00 Europe/Berlin.',
  ]);
});

test('[O4] [O5] an offer that ends takes its links and campaigns along, and names what to promote instead @day8of12', async ({
  page,
  context,
  network,
  signIn,
}) => {
  await page.goto('/live-offers?tab=tracking-links&search=duvet');
  await expect(linkRow(page, 'duvet').getByText('Last full day: 2026/12/01', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await network.advance(12 * day);
  // The session has ended meanwhile.
  await signIn();
  await context.clock.setFixedTime('2026-12-02T12:00:00Z');
  await page.goto('/live-offers?tab=tracking-links&search=duvet');
  const row = linkRow(page, 'duvet');
  await expect(row.getByText('Ended', { exact: true })).toBeVisible();
  await expect(row.getByText('Last full day')).toHaveCount(0);
  const substitute = row.getByRole('link', { name: 'Nordlicht – mattress winter sale' });
  await expect(row.getByText('Replacement: Nordlicht – mattress winter sale')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/live-offers?tab=campaigns&search=duvet');
  await expect(campaignRow(page, 'duvet').getByText('Offer ended', { exact: true })).toBeVisible();
  await page.goBack();
  await substitute.click();
  await expect(page).toHaveURL('/offer-wall?offer=47604');
  await expect(page.getByRole('dialog', { name: 'Nordlicht – mattress winter sale' })).toBeVisible();
});

test('[O6] [O8] an offer that has ended says so in its list, peek, details and on the wall, where nothing leads to its links @day7of12', async ({
  page,
  context,
  network,
  signIn,
}) => {
  await page.goto('about:blank');
  await network.advance(12 * day);
  await signIn();
  await context.clock.setFixedTime('2026-12-02T12:00:00Z');
  await page.goto('/live-offers?search=duvet');
  const row = page.getByRole('table', { name: 'Live offers' }).locator('tbody tr');
  await expect(row.getByText('Ended', { exact: true })).toBeVisible();
  await expect(row.getByText('Live', { exact: true })).toHaveCount(0);
  const replacement = '/offer-wall?offer=47604';
  await expect(row.getByRole('link', { name: 'Replace' })).toHaveAttribute('href', replacement);
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Space');
  const peek = page.getByRole('complementary', { name: 'Nordlicht – duvet and pillow sets' });
  await expect(peek.getByText('Ended', { exact: true })).toBeVisible();
  await expect(peek.getByRole('link', { name: 'Find a replacement' })).toHaveAttribute('href', replacement);
  await peek.getByRole('link', { name: 'Open details' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('This offer has ended')).toBeVisible();
  await expect(main.getByText('Ended', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Nordlicht – mattress winter sale' })).toHaveAttribute(
    'href',
    replacement,
  );
  await expect(page.getByRole('link', { name: 'Get link' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  const copied = page.getByRole('button', { name: 'Copy the offer ID' });
  const id = await main.locator('span', { has: copied }).last().innerText();
  await page.goto(`/offer-wall?offer=${id.trim()}`);
  const dialog = page.getByRole('dialog', { name: 'Nordlicht – duvet and pillow sets' });
  await expect(dialog.getByText('Ended', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Nordlicht – mattress winter sale' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Get link' })).toHaveCount(0);
});

test('[O1] [O3] an offer that its advertiser has paused says so first, and takes no application @day9of12', async ({
  page,
}) => {
  await page.goto('/offer-wall?offer=48551');
  const dialog = page.getByRole('dialog', { name: 'Kontor – card for start-ups' });
  await expect(dialog.getByRole('note')).toHaveText(
    'The advertiser has paused this offerYou can apply for it or run it once it is active again.',
  );
  await expect(dialog.getByText('Needs approval', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['']);
  await expectAccessible(page);
});

test('[P4] a network that announces nothing shows nothing of it @day6of12', async ({ page }) => {
  await page.route('**/publisher/v1/tracking-links?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const json = JSON.parse(text, (key, value: unknown) =>
      ['expires_at', 'payout_change', 'substitute'].includes(key) ? undefined : value,
    ) as unknown;
    await route.fulfill({ response, json });
  });
  await page.goto('/live-offers?tab=tracking-links&size=50');
  await expect(linkRow(page, 'season ticket').getByText('Ended', { exact: true })).toBeVisible();
  await expect(linkRow(page, 'duvet').getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/Last full day|Payout falls|Replacement|Find a replacement/)).toHaveCount(0);
});
