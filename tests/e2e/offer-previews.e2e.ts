import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { offerParts } from '#contract/offer-parts.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

const card = (page: Page) => page.locator('[data-scope=hover-card][data-part=content]');
const asksFor = (id: number) => new RegExp(`/publisher/v1/offers/${id}/retrieve$`);
const nameOf = (page: Page, offer: RegExp | string) =>
  page.getByRole('main').getByRole('link', { name: offer, exact: true }).first();

async function offerOf(network: Network, id: number) {
  const { token_type, access_token } = await network.signIn('publisher');
  const answer = await fetch(`${network.url}/publisher/v1/offers/${id}/retrieve`, {
    headers: { authorization: `${token_type} ${access_token}`, accept: 'application/json' },
  });
  return z.object({ data: offerParts.retrieve.answer.schema }).parse(await answer.json()).data;
}

test('[O1] [O6] a mouse that rests on the name of an offer is shown what the offer is and pays, asked for once @day6of6', async ({
  page,
  network,
  signIn,
}) => {
  const offer = await offerOf(network, 48213);
  await signIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/offers\/\d+\/retrieve$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/live-offers');
  const name = nameOf(page, offer.name);
  await name.hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('dt')).toHaveText(['Payout', 'EPC', 'Cap', 'Countries']);
  await expect(card(page)).toContainText(`${offer.id} · ${offer.category.name}`);
  // What the row calls live, the card does not call by another word.
  await expect(card(page)).not.toContainText('Approved');
  await expect(card(page)).toContainText(`€${offer.payout.amount?.toFixed(2)} ${offer.payout.model}`);
  await expect(card(page)).toContainText(`€${offer.epc?.toFixed(3)}`);
  await expect(card(page).locator('img')).toHaveAttribute('src', new RegExp(`${offer.preview}$`));
  expect((await card(page).locator('abbr').allInnerTexts()).slice(0, 6)).toEqual(offer.countries.slice(0, 6));
  // It can be pointed at, and goes when the pointer has left both.
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  await name.hover();
  await expect(card(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  // A press leads on, and no card stays behind.
  await page.mouse.move(0, 0);
  await name.hover();
  await expect(card(page)).toBeVisible();
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('[O1] [O10] the names of offers have it on the dashboard, in the report, among applications and in the table of the wall @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [address, part] of [
    ['/dashboard', 'Top offers'],
    ['/dashboard', 'Applications'],
    ['/analytics', 'Report'],
    ['/live-offers?tab=pending', 'Pending offers'],
    ['/live-offers?tab=campaigns', 'Campaigns'],
    ['/offer-wall?view=table', 'Offers'],
  ] as const) {
    await test.step(`${address} ${part}`, async () => {
      await page.goto(address);
      const place = page
        .getByRole('region', { name: part, exact: true })
        .or(page.getByRole('group', { name: part, exact: true }));
      const name = place.first().locator('a[data-offer]').first();
      await name.scrollIntoViewIfNeeded();
      await name.hover();
      await expect(card(page).locator('dt').first()).toHaveText('Payout');
      await page.mouse.move(0, 0);
      await expect(card(page)).toHaveCount(0);
    });
  }
});

test('[A9] [O6] a pointer that passes over names, and the keyboard, ask for nothing and open nothing @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/live-offers');
  const names = page.locator('main a[data-offer]');
  await expect(names.nth(5)).toBeVisible();
  await names.nth(0).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/offers\/\d+\/retrieve$/.test(request.url())) asked.push(request.url());
  });
  for (const nth of [1, 2, 3, 4]) {
    const box = await names.nth(nth).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  }
  await page.mouse.move(0, 0);
  await names.nth(2).focus();
  // Another one opens: by then those before it would have.
  await names.nth(5).hover();
  await expect(card(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(asksFor(Number(await names.nth(5).getAttribute('data-offer'))));
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });

  test('[A9] [O6] a finger on the name of an offer opens its details and no card @day6of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/live-offers');
    const name = page.locator('main a[data-offer]').first();
    const offer = await name.innerText();
    await name.tap();
    await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});
