import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { account } from '#contract/account.ts';
import { payments, type Payment } from '#contract/payments.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { readPdf } from '../support/read-pdf.ts';
import { at, callNetwork } from './walks/acts.ts';

const path = '/publisher/v1/payments';
const button = (page: Page) => page.getByRole('button', { name: 'Request a payout' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a payout of €206.60?' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Request payout' });

/** The balance that the page shows, without notes. */
async function figuresOf(page: Page) {
  const rows = await page
    .getByRole('region', { name: 'Balance' })
    .locator('dl > div')
    .evaluateAll((all) => all.map(({ children }) => Array.from(children, ({ textContent }) => textContent)));
  return Object.fromEntries(rows.map(([term = '', figure]) => [term, figure]));
}

/** The payments of the publisher who has enough, once the new terms are accepted, as the network lists them. */
async function payable(network: Network) {
  const { access_token: token } = await network.signIn('pendingTerms');
  await callNetwork(network, account.acceptTerms, { token, body: { tos: '2026-10' } });
  return async () => {
    const { data } = (await callNetwork(network, payments.list, { token })) as {
      data: { data: readonly Payment[] };
    };
    return data.data;
  };
}

const told = (rows: readonly Payment[]) => rows.map(({ number, amount, status }) => [number, amount, status]);

/** The keys of the requests that the page sends. */
function watchKeys(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  return keys;
}

test('[O12] [O13] [P2] a payout is requested once, after a question about the amount, the account and the day @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  const list = await payable(network);
  await signIn('pendingTerms');
  await page.goto('/profile?tab=payments');
  await expect
    .poll(async () => (await figuresOf(page))['Next payout'])
    .toBe('€206.60 on 2026/12/15, if you request it by then');
  const keys = watchKeys(page);
  await button(page).click();
  await expect(dialog(page).locator('p')).toHaveText(
    'All that is available is paid out once your network has approved it. Another €45.00 leaves its hold by ' +
      '2026/12/15: it is not part of this payout and is paid on 2027/01/15 at the earliest. Until your network has ' +
      'decided, you can withdraw the request and ask again for all of it.',
  );
  await expect(dialog(page).locator('dl > div')).toHaveText([
    'Amount without VAT€206.60',
    'Payment methodBank transfer (SWIFT)',
    'Paid toSWIFT •••• 5432',
    'Paid on2026/12/15',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  const preview = dialog(page).getByRole('button', { name: 'Preview the invoice' });
  await expect(preview).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('invoice-preview.pdf');
  const { title, blocks, artifacts } = await readPdf(await readFile(await download.path()));
  expect([title, artifacts]).toEqual(['Preview of a self-billing invoice', ['Page 1 of 1', 'Preview']]);
  expect(blocks).toContainEqual(expect.arrayContaining([['Total amount', 'EUR 206.60']]));
  await expect(dialog(page)).toBeVisible();
  expect([keys, told(await list())]).toEqual([[], []]);

  await confirm(page).dblclick();
  await expect(page.getByText('A payout of €206.60 was requested')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute(
    'data-tip',
    'A payout is in progress. You can request another once it is done.',
  );
  expect([keys.length, told(await list())]).toEqual([1, [['P-0001', 206.6, 'requested']]]);
  expect(await figuresOf(page)).toMatchObject({
    Available: '€0.00',
    Requested: '€206.60',
    'Next payout': '€206.60 on 2026/12/15',
  });
  await expect(page.getByRole('row', { name: 'P-0001' }).getByRole('cell')).toHaveText([
    '2026/11/20',
    '€206.60',
    'Bank transfer (SWIFT)',
    'Requested',
    '–',
  ]);

  await test.step('an operator decides it, and the page says so', async () => {
    const { access_token: token } = await network.signIn('operator');
    const [payment] = await list();
    for (const decision of ['approve', 'pay']) {
      await callNetwork(network, at(payments.decide, payment?.id ?? 0), { token, body: { decision } });
    }
    await page.reload();
    await expect(page.getByRole('row', { name: 'P-0001' })).toContainText('Paid');
    await expect(button(page)).toHaveAttribute('data-tip', 'There is nothing to pay out yet');
  });
});

test('[O12] [E2] [L7] a request whose answer is lost, and is repeated, is one payout; offline nothing is sent @day1of3', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const list = await payable(network);
  await signIn('pendingTerms');
  await page.goto('/profile?tab=payments');
  const keys = watchKeys(page);
  await button(page).click();
  await context.setOffline(true);
  await confirm(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toHaveText(
    'There was no connection, so nothing was sent. Please try again once there is one.',
  );
  await context.setOffline(false);
  await expect(page.getByText('Connection restored')).toBeVisible();
  expect(keys).toEqual([]);

  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await confirm(page).click();
  await expect(alert).toHaveText(
    'The network cannot be reached. Please check your connection and try again. It is not certain whether your request arrived. You can press again: it is paid only once.',
  );
  await confirm(page).click();
  await expect(page.getByText('A payout of €206.60 was requested')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(told(await list())).toEqual([['P-0001', 206.6, 'requested']]);
  expect(await figuresOf(page)).toMatchObject({ Available: '€0.00', Requested: '€206.60' });
});

test('[O12] [A7] who cannot request a payout reads why on the button @day4of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=payments');
  await expect(button(page)).toHaveAttribute(
    'data-tip',
    'A payout is in progress. You can request another once it is done.',
  );
  await button(page).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(await network.shadowLogin());
  await expect(page.getByText(/^Shadow login as/).first()).toBeVisible();
  await page.goto('/profile?tab=payments');
  await expect(button(page)).toHaveAttribute('data-tip', 'Only the publisher can request a payout');
});

test('[O12] a request that nobody has decided about is withdrawn, after a question, and asked for anew @day2of12', async ({
  page,
  network,
  signIn,
}) => {
  const list = await payable(network);
  await signIn('pendingTerms');
  await page.goto('/profile?tab=payments');
  await button(page).click();
  await confirm(page).click();
  await page.getByRole('link', { name: 'Open this payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment P-0001' });
  const withdraw = payment.getByRole('button', { name: 'Withdraw the request' });
  await withdraw.click();
  const question = page.getByRole('dialog', { name: 'Withdraw the request of €206.60?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(withdraw).toBeVisible();
  expect(told(await list())).toEqual([['P-0001', 206.6, 'requested']]);
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(page.getByText('P-0001 was withdrawn')).toBeVisible();
  await expect(payment.getByRole('definition').nth(1)).toHaveText('Withdrawn');
  await expect(withdraw).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await figuresOf(page)).toMatchObject({ Available: '€206.60', Requested: '€0.00' });
  await button(page).click();
  await confirm(page).click();
  await expect(page.getByText('A payout of €206.60 was requested').first()).toBeVisible();
  // Both were requested at the same time, by the clock of this network.
  expect(told(await list())).toEqual([
    ['P-0001', 206.6, 'withdrawn'],
    ['P-0002', 206.6, 'requested'],
  ]);
});
