import type { Page } from '@playwright/test';
import { inquiries } from '#contract/inquiries.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { at, callNetwork } from './walks/acts.ts';

type Row = {
  id: string;
  transaction_id: string;
  payout: number;
  rejected_payout: number | null;
  offer: { name: string };
  reason: { name: string } | null;
};
const days = 'date_from=2026-10-22&date_to=2026-11-20';

async function asPublisher(network: Network) {
  const { access_token: token } = await network.signIn('publisher');
  return async (path: string) => {
    const answer = await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: unknown }).data;
  };
}

async function decide(network: Network, id: number, body: object) {
  const { access_token: token } = await network.signIn('operator');
  await callNetwork(network, at(inquiries.decide, id), { token, body });
}

/** What figures and balance say, in cents. */
async function moneyOf(ask: Awaited<ReturnType<typeof asPublisher>>) {
  const overview = (await ask(`/publisher/v2/analytics/overview?${days}&kpi=payout`)) as {
    current: { payout: number };
  };
  const balance = (await ask('/publisher/v1/payments/balance')) as Record<string, number>;
  const parts = ['pending', 'held', 'available', 'requested', 'paid'];
  const cents = (amount = 0) => Math.round(amount * 100);
  return {
    figures: cents(overview.current.payout),
    balance: parts.reduce((sum, part) => sum + cents(balance[part]), 0),
  };
}

const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const history = (page: Page) => page.getByRole('main').getByRole('list').last();

test('[O12] a rejected conversion is disputed with a file, the operator grants it, the bell says so, and log, figures and balance agree @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  await network.reset();
  const ask = await asPublisher(network);
  const { data: rejected } = (await ask(
    `/publisher/v2/analytics/conversions?${days}&status=rejected&limit=10`,
  )) as { data: Row[] };
  // There is an inquiry about one of the newest.
  const row = rejected.at(-1) as Row;
  const before = await moneyOf(ask);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto(
    `/analytics?log=conversions&from=2026-10-22&to=2026-11-20&status=rejected&search=${row.transaction_id}`,
  );

  await test.step('it is asked about in its row; what was typed stays as a draft', async () => {
    await page.getByRole('link', { name: 'Ask about this conversion' }).first().click();
    await expect(
      page.getByRole('heading', { name: `Ask about the conversion ${row.transaction_id}` }),
    ).toBeVisible();
    const money = (amount: number | null) => `€${(amount ?? 0).toFixed(2)}`;
    const about = page.getByRole('region', { name: `Ask about the conversion ${row.transaction_id}` });
    await expect(about.locator('dl > div')).toHaveText([
      `Offer${row.offer.name}`,
      /^Converted2026\/1[01]\/\d\d /,
      `Payout${money(row.rejected_payout)} rejected`,
      `Reason${row.reason?.name ?? 'No reason given'} Show all rejected for this reason`,
      'ConversionOpen in the conversion log',
    ]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Required')).toBeVisible();
    await typeInto(page.getByLabel('Your question'), 'Why was it rejected?');
    await page.reload();
    await expect(page.getByLabel('Your question')).toHaveValue('Why was it rejected?');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'order.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('order,amount\r\nKM-1,25.00\r\n'),
      });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  });

  await test.step('its conversation opens, with the evidence', async () => {
    await expect(page).toHaveURL('/profile?tab=inquiries&inquiry=6');
    await expect(page.getByRole('heading', { name: `Conversion: ${row.transaction_id}` })).toBeVisible();
    await expect(history(page)).toContainText('Why was it rejected?');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download order.csv' }).click();
    expect((await downloading).suggestedFilename()).toBe('order.csv');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });

  const bell = (count: number) => page.getByRole('button', { name: `Notifications, ${count} new` });

  await test.step('an answer is counted in the bell until it is opened, beside what waits for the publisher', async () => {
    await page.goto('/profile?tab=settings');
    await decide(network, 6, { decision: 'answer', text: 'The shop has it as returned.' });
    // The toast about what was sent outlives the reload unread.
    await expect(bell(3)).toBeVisible({ timeout: 15_000 });
    await bell(3).click();
    await expect(page.getByRole('link', { name: '1 inquiry waits for you' })).toBeVisible();
    await page.getByRole('link', { name: '1 inquiry has an answer' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Q-0006' })).toContainText('1 new');
    await page.getByRole('link', { name: `Conversion: ${row.transaction_id}` }).click();
    await expect(history(page)).toContainText('The shop has it as returned.');
    await expect(bell(1)).toBeVisible();
  });

  await test.step('a question of the network is counted until it is answered', async () => {
    await decide(network, 6, { decision: 'ask', text: 'Was it returned?' });
    await lookAgain(page);
    await expect(history(page)).toContainText('Was it returned?');
    await expect(bell(2)).toBeVisible();
    await expect(page.getByText('Waiting for you')).toBeVisible();
  });

  await test.step('a reply opens it again', async () => {
    await typeInto(page.getByLabel('Reply'), 'No, the customer has kept it.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(history(page)).toContainText('No, the customer has kept it.');
    await expect(page.getByLabel('Reply')).toHaveValue('');
    await expect(page.getByText('Waiting for network')).toBeVisible();
    await expect(bell(1)).toBeVisible({ timeout: 15_000 });
  });

  await test.step('what is granted is booked to the cent', async () => {
    await decide(network, 6, { decision: 'grant', text: 'You are right.' });
    await lookAgain(page);
    await expect(history(page)).toContainText('Ines Aldridge: Granted');
    await expect(page.getByLabel('Reply')).toHaveCount(0);
    await expect(page.getByText(`€${(row.rejected_payout ?? 0).toFixed(2)} booked`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your balance' })).toHaveAttribute(
      'href',
      '/profile?tab=payments',
    );
    await page.getByRole('link', { name: 'Open in the conversion log' }).click();
    await page.getByRole('link', { name: 'View inquiry about this conversion' }).click();
    await expect(page).toHaveURL('/profile?tab=inquiries&inquiry=6');
    const after = await moneyOf(ask);
    const worth = Math.round((row.rejected_payout ?? 0) * 100);
    expect(worth).toBeGreaterThan(0);
    expect(after).toEqual({ figures: before.figures + worth, balance: before.balance + worth });
    const { data } = (await ask(
      `/publisher/v2/analytics/conversions?${days}&transaction_id=${row.transaction_id}`,
    )) as { data: Row[] };
    expect(data.find(({ id }) => id === row.id)).toMatchObject({
      status: 'approved',
      payout: row.rejected_payout,
    });
  });
});

test('[O12] a missing sale is reported, refused by its fields and withdrawn; the account manager gets a message @day11of12', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^(?:409|422) POST \/publisher\/v1\/inquiries/);
  await network.reset();
  const ask = await asPublisher(network);
  const { offer } = (await ask('/publisher/v1/inquiries/5')) as { offer: { name: string } };
  await signIn();
  await page.goto('/analytics?log=conversions&from=2026-10-22&to=2026-11-20');
  await page.getByRole('link', { name: 'Report a missing sale' }).click();
  await typeInto(page.getByRole('combobox', { name: 'Offer' }), offer.name);
  await page.getByRole('option', { name: offer.name }).click();
  await typeInto(page.getByLabel('Transaction or order ID'), 'KM-77');
  await expect(page.getByLabel('Day of the sale')).toHaveAttribute('placeholder', 'yyyy/MM/dd');
  // An amount is typed, not stepped.
  await expect(page.getByRole('button', { name: 'Increase' })).toHaveCount(0);
  await typeInto(page.getByLabel('Day of the sale'), '2026/11/30');
  await typeInto(page.getByLabel('Click ID'), 'abc');
  await typeInto(page.getByLabel('What happened?'), 'The order is not in the log.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('This day is in the future')).toBeVisible();
  await typeInto(page.getByLabel('Day of the sale'), '2026-11-18');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('None of your clicks has this ID')).toBeVisible();
  await typeInto(page.getByLabel('Click ID'), '');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const conversation = page.getByRole('heading', { name: 'Missing sale: KM-77' });
  await expect(conversation).toBeVisible();

  await test.step('a second one about the same leads to the first', async () => {
    await page.goto('/profile?tab=inquiries&ask=missing');
    await typeInto(page.getByRole('combobox', { name: 'Offer' }), offer.name);
    await page.getByRole('option', { name: offer.name }).click();
    await typeInto(page.getByLabel('Transaction or order ID'), 'KM-77');
    await typeInto(page.getByLabel('Day of the sale'), '2026-11-18');
    await typeInto(page.getByLabel('What happened?'), 'It is missing still.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'You already have an open inquiry about this' });
    await expect(refusal).toBeVisible();
    const gap = await refusal.evaluate(
      (part) =>
        part.getBoundingClientRect().top - (part.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    );
    expect(gap).toBe(16);
    await expectAccessible(page);
    await refusal.getByRole('link', { name: 'Open this inquiry' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/profile?tab=inquiries&inquiry=6');
    await expect(conversation).toBeVisible();
  });

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('main').getByText('Withdrawn').first()).toBeVisible();
  await expect(page.getByLabel('Reply')).toHaveCount(0);

  await page.getByRole('link', { name: 'All inquiries' }).click();
  await page.getByRole('link', { name: 'Write to your account manager' }).click();
  await typeInto(page.getByLabel('Subject'), 'Payment of October');
  await typeInto(page.getByLabel('Message'), 'When do you pay?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Message: Payment of October' })).toBeVisible();
});

test('[L1] [L2] [P9] inquiries that cannot be loaded are asked for again, and a network without them has no trace of them @day9of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/inquiries/);
  const rows = '/publisher/v1/inquiries?*';
  await page.route(rows, (route) => route.fulfill({ status: 500 }));
  await signIn();
  await page.goto('/profile?tab=inquiries');
  await expect(page.getByRole('alert')).toContainText('Data loading failed.');
  await page.unroute(rows);
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(page.getByRole('link', { name: 'Missing sale: KM-21377' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('/publisher/v1/config', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { general: object } };
    await route.fulfill({
      response,
      json: { data: { ...data, general: { ...data.general, inquiries: undefined } } },
    });
  });
  await page.goto('/profile?tab=inquiries&inquiry=5');
  const links = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
  await expect(links).toHaveText([
    /^Account/,
    /^Security/,
    /^Billing/,
    /^Payments/,
    /^API/,
    /^Settings/,
    /^Activity/,
  ]);
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
  await page.goto('/analytics?log=conversions&from=2026-10-22&to=2026-11-20');
  await expect(page.getByRole('button', { name: /^Copy transaction ID/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about this conversion' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Report a missing sale' })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/publisher/v1/inquiries'))).toEqual([]);
});

test.describe('a network that refuses the count', () => {
  for (const status of [404, 405, 501]) {
    test(`[P9] the bell counts nothing and says nothing after ${status} @day11of12`, async ({
      page,
      signIn,
      problems,
    }) => {
      problems.allow(new RegExp(`^${status} GET /publisher/v1/inquiries/unread`));
      await page.route('/publisher/v1/inquiries/unread', (route) => route.fulfill({ status }));
      await signIn();
      const refused = page.waitForResponse('**/publisher/v1/inquiries/unread');
      await page.goto('/profile?tab=settings');
      await refused;
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Error' })).toHaveCount(0);
    });
  }
});

test('[A9] [O12] in the list a row has at most three lines with what it is about, and keeps that on a tablet @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=inquiries');
  const rows = page.getByRole('table', { name: 'Inquiries' }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Columns give way in the frame after the window has another size.
    await expect
      .poll(() => rows.evaluateAll((all) => Math.max(...all.map((row) => row.clientHeight))), `${width} px`)
      .toBeLessThan(64);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const date = rows.first().getByRole('cell', { name: /2026\/11\/19/ });
  // The head of the column above it, and one line.
  await expect.poll(() => date.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(42);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(rows.first().getByRole('cell').or(rows.first().getByRole('rowheader'))).toHaveText([
    'Missing sale: KM-21377Q-0005 · Lumen VPN – 24-month planStatus Waiting for network',
    /^2026\/11\/19/,
  ]);
});
