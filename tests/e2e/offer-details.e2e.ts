import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { approvals } from '#contract/approvals.ts';
import { postbacks } from '#contract/postbacks.ts';
import type { Account, Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

test.beforeEach(({ signIn }) => signIn());

async function ask(network: Network, path: string, account: Account = 'publisher'): Promise<unknown> {
  const { token_type, access_token } = await network.signIn(account);
  const answer = await fetch(network.url + path, {
    headers: { authorization: `${token_type} ${access_token}`, accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A visitor's click: where it is led to. */
async function click(network: Network, url: string) {
  network.touch();
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': phone, 'cf-ipcountry': 'DE' },
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
}

/** The advertiser reports a sale with the address that the network gave him. */
async function convert(network: Network, offerId: number, clickId: string) {
  const answer = await ask(network, `/publisher/v1/postbacks/advertiser-url?offer_id=${offerId}`, 'operator');
  const { data } = z.object({ data: postbacks.advertiserUrl.answer.schema }).parse(answer);
  const { origin, pathname, searchParams } = new URL(data.url);
  const report = new URLSearchParams({ token: searchParams.get('token') ?? '', click_id: clickId });
  const told = await fetch(`${origin}${pathname}?${report.toString()}`);
  expect(told.status).toBe(200);
}

const addressOf = (page: Page) =>
  page.getByRole('group', { name: 'Your tracking link', exact: true }).textContent();

test('[A4] an id that is no number and another type are unknown paths', async ({ page }) => {
  for (const path of ['/live-offers/abc/live', '/live-offers/1/other', '/live-offers/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('[O8] [A11] each part of a live offer has an address of its own', async ({ page }) => {
  await page.goto('/live-offers/1/live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen VPN – 24-month plan');
  const tabs = page.getByRole('navigation', { name: 'Parts of the offer' });
  for (const [name, address] of [
    ['Payouts', 'payouts'],
    ['Caps', 'caps'],
    ['Banners', 'banners'],
    ['Campaigns', 'campaigns'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`/live-offers/1/live?tab=${address}`);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/live-offers/1/live?tab=caps');
  await page.reload();
  await expect(page.getByText('40 left')).toBeVisible();
  await expectAccessible(page);
});

test('[O8] an application that was decided says where its offer is now', async ({ page }) => {
  await page.goto('/live-offers/1/pending');
  await page.getByRole('link', { name: 'Open its details' }).click();
  await expect(page).toHaveURL('/live-offers/1/live');
});

test('[O5] a link is built, clicked, brings a sale, and shows it', async ({ page, network }) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await page.getByRole('textbox', { name: 'Link name' }).fill('Winter letter');
  await page.getByRole('textbox', { name: 'Sub ID 1' }).fill('a b');
  await expect(page.getByText('sub1: It has spaces, which many trackers cut off.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sub ID 1' }).fill('winter');
  await page.getByRole('button', { name: 'Insert a macro into Sub ID 2' }).click();
  await page.getByRole('menuitem', { name: /\{placement\}/ }).click();
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByRole('heading', { name: 'Change the link Winter letter' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Winter letter' });
  await expect(row).toBeVisible();

  const address = (await addressOf(page)) ?? '';
  expect(address).toContain('?sub1=winter&sub2={placement}');
  const { status, to } = await click(network, address);
  expect(status).toBe(302);
  const clickId = new URL(to).searchParams.get('click_id') ?? '';
  expect(clickId).not.toBe('');
  await convert(network, 48213, clickId);
  await page.reload();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);
});

test('[O5] a link is changed and removed', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await page.getByRole('button', { name: 'Change the link Newsletter November' }).click();
  await expect(page).toHaveURL(/&link=\d+$/);
  const name = page.getByRole('textbox', { name: 'Link name' });
  await expect(name).toHaveValue('Newsletter November');
  await name.fill('Newsletter December');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Newsletter December' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Remove the link/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Total: 6')).toBeVisible();
});

test('[O5] a deep link to another site is refused at its field', async ({ page, problems }) => {
  problems.allow(/^422 POST \/publisher\/v1\/tracking-links/);
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await page.getByRole('textbox', { name: 'Link name' }).fill('Elsewhere');
  const deep = page.getByRole('textbox', { name: 'Deep link' });
  await deep.fill('https://elsewhere.example/page');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(deep).toHaveAttribute('aria-invalid', 'true');
  await expect(deep).toHaveValue('https://elsewhere.example/page');
});

test('[O3] a paused offer takes no clicks until that is undone', async ({ page, network }) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  const url = `${network.url}/g/1/1`;
  expect((await click(network, url)).status).toBe(302);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  expect((await click(network, url)).status).not.toBe(302);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  expect((await click(network, url)).status).toBe(302);
});

test('[O4] a click tag is saved and stands in the links of its campaign', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=click-tag');
  await page.getByRole('textbox', { name: /^Source/ }).fill('letter');
  const link = page.getByRole('group', { name: 'Link with the click tag' });
  await expect(link).toContainText('source=letter');
  await page.getByRole('button', { name: 'Save click tag' }).click();
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await expect(page.getByTitle(/source=letter/).first()).toBeVisible();
});

test('[O4] real-time buying is requested once', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=campaigns');
  const row = page.getByRole('row').filter({ hasText: 'Native tests' });
  await row.getByRole('button', { name: /^Request RTB/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: /What will you buy/ }).fill('Display in Germany');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('Requested')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Request RTB/ })).toHaveCount(0);
});

test('[O3] [P1] [P3] a preview is asked for until it is there, and can be given up', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await page.getByRole('button', { name: 'Preview the page' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Request canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Preview the page' }).click();
  await expect(
    page.getByRole('img', { name: 'Preview of the page' }).or(page.getByText('No preview of this page')),
  ).toBeVisible();
});

test('[O3] all banners come in one file', async ({ page }) => {
  await page.goto('/live-offers/1/live?tab=banners');
  await expect(page.getByRole('article')).toHaveCount(4);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download banners' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test('[O6] [O8] an application tells its history, takes a comment, and is withdrawn', async ({
  page,
  network,
}) => {
  await page.goto('/live-offers/28/pending');
  await expect(page.getByRole('listitem').filter({ hasText: 'Applied' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('We write about accounts.');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Comment changed' })).toBeVisible();
  const { data } = z
    .object({ data: approvals.get.answer.schema })
    .parse(await ask(network, '/publisher/v1/approvals/28'));
  expect(data.comment).toBe('We write about accounts.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page).toHaveURL('/live-offers?tab=pending');
  await expect(page.getByText('Total: 9')).toBeVisible();
});

test('[O3] [P3] a creative is uploaded, another kind of file is refused, an upload can be stopped', async ({
  page,
  network,
}) => {
  await page.goto('/live-offers/28/pending');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please choose a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  await network.fail({ call: 'offerPictures.upload', delayMs: 20_000 });
  await choose.setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was canceled.')).toBeVisible();
  await choose.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('banner.png', { exact: true })).toBeVisible();
});
