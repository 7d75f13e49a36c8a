import * as z from 'zod/mini';
import { postbacks } from '#contract/postbacks.ts';
import { accounts, password, type Network } from '../support/network.ts';
import type { Page } from '@playwright/test';
import { expect } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const offer = { id: 48_639, name: 'Solarhaus – heat pump enquiry' };
/** Longer than the network takes to review an application by itself. */
const review = 11 * 60_000;

/** A visitor's click: what the tracking host answers, and where it leads. */
async function click(network: Network, url: string) {
  network.touch();
  const { status, headers } = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': phone, 'cf-ipcountry': 'DE' },
  });
  return { status, to: headers.get('location') ?? '' };
}

/** The advertiser reports a lead at the address that the network gave them. */
async function convert(network: Network, clickId: string) {
  const { token_type, access_token } = await network.signIn('operator');
  const told = await fetch(`${network.url}/publisher/v1/postbacks/advertiser-url?offer_id=${offer.id}`, {
    headers: { authorization: `${token_type} ${access_token}` },
  });
  const { data } = z.object({ data: postbacks.advertiserUrl.answer.schema }).parse(await told.json());
  const token = new URL(data.url).searchParams.get('token') ?? '';
  const reported = await fetch(
    `${network.url}/postback?${new URLSearchParams({ token, click_id: clickId })}`,
  );
  expect(reported.status).toBe(200);
}

/** An offer is found in public, applied for, approved, linked, clicked, paid, paused and resumed. */
export async function liveAnOffer(page: Page, network: Network): Promise<void> {
  await page.goto('/offers');
  await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), 'heat pump');
  await page.getByRole('article').getByRole('link', { name: offer.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: offer.name });
  await dialog.getByRole('link', { name: /sign in/i }).click();
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await typeInto(
    dialog.getByRole('textbox', { name: 'Where will the offer appear?' }),
    'On trailmix.test/energy',
  );
  await typeInto(dialog.getByRole('textbox', { name: 'Do you compare tariffs' }), 'Every Monday');
  await dialog.getByRole('checkbox', { name: 'Newsletter' }).check();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have applied');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Pending' }).click();
  await expect(page.getByText('Expected by')).toBeVisible();

  await network.advance(review);
  await page.reload();
  await page.getByRole('link', { name: 'Open its details' }).click();
  await expect(page).toHaveURL(/\/live-offers\/\d+\/live$/);
  await expect(page.getByText('No clicks yet')).toBeVisible();

  await page.getByRole('link', { name: 'Get link' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Link name' }), 'Winter letter');
  await typeInto(page.getByRole('textbox', { name: 'Sub ID 1' }), 'winter');
  await page.getByRole('button', { name: 'Add a parameter' }).click();
  await page.getByRole('menuitem', { name: 'Your own click ID' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Your own click ID' }), '{cid}');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Winter letter' })).toBeVisible();
  const address = await page.getByRole('group', { name: 'Your tracking link', exact: true }).textContent();
  expect(address).toMatch(/\/g\/1\/\d+\?sub1=winter&external_id=\{cid\}$/);

  const link = address?.replace('{cid}', '7f21c0') ?? '';
  const { status, to } = await click(network, link);
  expect(status).toBe(302);
  await convert(network, new URL(to).searchParams.get('click_id') ?? '');
  await page.reload();
  const saved = page.getByRole('row').filter({ hasText: 'Winter letter' });
  await expect(saved.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: `Pause ${offer.name}` }).click();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  expect((await click(network, link)).status).not.toBe(302);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  expect((await click(network, link)).status).toBe(302);

  await page.goto(`/live-offers?search=${offer.id}`);
  const row = page.getByRole('row').filter({ hasText: offer.name });
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
}
