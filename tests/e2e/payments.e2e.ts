import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { payments } from '#contract/payments.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { readPdf } from '../support/read-pdf.ts';

const money = (amount: number | null | undefined) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount ?? Number.NaN);
const slashed = (day: string | null | undefined) => String(day).slice(0, 10).replaceAll('-', '/');

const textsOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .evaluate((region) =>
      [...region.querySelectorAll('dl > div')].map((row) =>
        [...row.children].map((part) => part.textContent?.trim()),
      ),
    );

/** What the network itself answers the publisher. */
async function askNetwork(network: Network) {
  const { access_token: token } = await network.signIn('publisher');
  return async (path: string) => {
    const answer = await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return answer;
  };
}

/** The name and bytes of what a button downloads. */
async function downloaded(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** What leaves its hold: by the next three weeks and after them, each as it is written. */
function writtenReleases(rows: readonly { day: string; amount: number }[], today: string) {
  const weeks = Map.groupBy(rows, ({ day }) =>
    Math.min(3, Math.floor((dayNumber(day) - dayNumber(today) - 1) / 7)),
  );
  return [...weeks.values()].map((week) => {
    const amount = money(week.reduce((all, row) => all + row.amount, 0));
    const [first, last] = [slashed(week[0]?.day), slashed(week.at(-1)?.day)];
    return [first === last ? `on ${first}` : `from\u00a0${first} to\u00a0${last}`, amount];
  });
}

type Answer<E extends { answer: { schema: z.core.$ZodType } }> = z.output<E['answer']['schema']>;

test('[O10] [O12] [P5] payments show the balance as the network has it, each payment with its details, and the statement of a month @day11of12', async ({
  page,
  network,
  signIn,
}) => {
  await network.reset();
  const ask = await askNetwork(network);
  const { data: balance } = (await (await ask('/publisher/v1/payments/balance')).json()) as {
    data: Answer<typeof payments.balance>;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/profile?tab=billing');
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(page).toHaveURL('/profile?tab=payments');

  await test.step('the figures are those of the network', async () => {
    await expect(page.getByRole('button', { name: 'Request a payout' })).toBeVisible();
    const { releases = [] } = balance;
    expect(releases.every(({ day }) => day <= '2026-12-31')).toBe(true);
    const held = writtenReleases(releases, '2026-11-20');
    expect(await textsOf(page, 'Balance')).toEqual([
      ['Available', money(balance.available)],
      ['Pending', money(balance.pending), 'until the advertiser approves'],
      ['On hold', money(balance.held), `${balance.hold_days} days after each conversion`],
      ['Requested', money(balance.requested), 'in an open payout'],
      ['Paid', money(balance.paid), 'so far, without VAT'],
      [
        'Next payout',
        `${money(balance.next_payout?.amount)} waits for your billing details. Payout day 2026/11/30: add them by 2026/11/27, new payout details wait for 72 hours.`,
      ],
      [
        'Leaves its hold',
        `${held.flat().join('')}All of it by 2026/12/31, the first payout day after that of your open payout.`,
      ],
      ...held,
      [
        'How you are paid',
        '1. An approved conversion is on hold for 30 days, counted from the day of the conversion. ' +
          '2. From €100.00 on, you can request what is available. ' +
          '3. It is paid on your payout day, the next one is 2026/11/30.',
      ],
      ['Payment terms', 'Monthly, net 30, paid on request'],
      ['Minimum payout', money(balance.minimum)],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const row = page.getByRole('row').filter({ hasText: 'P-0004' });
    const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    const inset = await row.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight));
    // What is read of it, not the room around it; its border of 1 px is not drawn.
    const sign = row.getByRole('button', { name: 'Details' }).locator('svg');
    expect(Math.abs((await endOf(row)) - inset - (await endOf(sign)))).toBeLessThanOrEqual(1);
    const atEdge = await page.getByRole('region', { name: 'Balance' }).evaluate((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('dd')]
        .filter((text) => right - text.getBoundingClientRect().right < 12)
        .map(({ textContent }) => textContent);
    });
    expect(atEdge).toEqual([]);
  });

  await test.step('each reason against a payout leads to where it is mended', async () => {
    expect(balance.refusals).toEqual(['PAYOUT_OPEN', 'PAYOUT_BILLING_INCOMPLETE']);
    const reasons = page.getByRole('region', { name: 'Balance' }).getByRole('listitem');
    await expect(reasons).toHaveText([
      'A payout is in progress. You can request another once it is done.Open this payment',
      'No payout can be requested while your billing details are incomplete.Add missing info',
    ]);
    await reasons.getByRole('link', { name: 'Add missing info' }).click();
    await expect(page).toHaveURL(/^[^?]*\/profile\?tab=billing&field=\w+$/);
    await page.goBack();
    await reasons.getByRole('link', { name: 'Open this payment' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment P-0005' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL('/profile?tab=payments');
  });

  await test.step('a row opens its details', async () => {
    const { data: paid } = (await (await ask('/publisher/v1/payments/4')).json()) as {
      data: Answer<typeof payments.get>;
    };
    const { invoice } = paid;
    await page.setViewportSize({ width: 1280, height: 900 });
    const row = page.getByRole('row', { name: paid.number });
    await expect(row.getByRole('cell')).toHaveText([
      slashed(paid.requested_at),
      money(paid.amount),
      'PayPal',
      'Paid',
      paid.invoice_number ?? '',
    ]);
    const listed = await downloaded(page, `Invoice ${invoice?.number} as PDF`);
    expect(listed.name).toBe(`invoice-${invoice?.number}.pdf`);
    await row.getByRole('link', { name: paid.number }).click();
    await expect(page.getByRole('dialog').getByText('Total')).toBeVisible();
    const details = await page
      .getByRole('dialog', { name: `Payment ${paid.number}` })
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent)),
      );
    expect(Object.fromEntries(details)).toEqual({
      Amount: money(paid.amount),
      Status: 'Paid',
      Requested: expect.stringMatching(`^${slashed(paid.requested_at)} `),
      Approved: expect.stringMatching(`^${slashed(paid.approved_at)} `),
      Paid: expect.stringMatching(`^${slashed(paid.paid_at)} `),
      'Payment method': 'PayPal',
      'Paid to': 'PayPal b•••@kestrel.example',
      Covers: `${paid.conversions} conversions, ${slashed(paid.first_day)} to ${slashed(paid.last_day)}`,
      Invoice: `${invoice?.number} Paid`,
      Net: money(invoice?.net),
      [`VAT, ${invoice?.vat_rate}%`]: money(invoice?.vat),
      Total: money(invoice?.total),
    });
    const file = await downloaded(page, 'Download invoice');
    expect(file.name).toBe(`invoice-${invoice?.number}.pdf`);
    const served = await ask('/publisher/v1/payments/4/invoice');
    expect(file.bytes).toEqual(Buffer.from(await served.arrayBuffer()));
    expect((await readPdf(file.bytes)).title).toBe(`Self-billing invoice ${invoice?.number}`);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'P-0001' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Your tax number was missing. Please add it and request again.',
    );
    await expect(page.getByRole('button', { name: 'Download invoice' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('an account of this autumn has no statements of before', async () => {
    await page.route('**/payments/balance', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { success: true, data: { ...data, since: '2026-09' } } });
    });
    await page.reload();
    await expect(page.getByLabel('Month of the statement').getByRole('option')).toHaveText([
      'November 2026, so far',
      'October 2026',
      'September 2026',
    ]);
  });

  await test.step('the statement of a month is the file of the network', async () => {
    await page.getByLabel('Month of the statement').selectOption('October 2026');
    const { name, bytes } = await downloaded(page, 'Download CSV');
    expect(name).toBe('statement-2026-10.csv');
    const answer = await ask('/publisher/v1/payments/statement?month=2026-10');
    expect(bytes).toEqual(Buffer.from(await answer.arrayBuffer()));
    expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(2);
    const document = await downloaded(page, 'Download PDF');
    expect(document.name).toBe('statement-2026-10.pdf');
    const { title, blocks } = await readPdf(document.bytes);
    expect([title, blocks[5]?.map(([term]) => term)]).toEqual([
      'Statement for October 2026',
      ['Opening balance', 'Earned', 'Paid', 'Closing balance'],
    ]);
  });
});

test('[L1] [L2] [P9] payments that cannot be loaded are asked for again, without one it says what will stand there, and a network without them has no tab @day8of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/payments\/balance/);
  await page.route('/publisher/v1/payments/balance', (route) => route.fulfill({ status: 500 }));
  const none = { data: [], total: 0, limit: 10, offset: 0 };
  await page.route('/publisher/v1/payments?*', (route) => route.fulfill({ json: { data: none } }));
  await signIn();
  await page.goto('/profile?tab=payments');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(
    'Your first payout will be listed here, with its date, amount and invoice, as soon as one is requested.',
  );
  await expect(page.getByRole('alert')).toContainText('Data loading failed.');
  await page.unroute('/publisher/v1/payments/balance');
  await page.getByRole('region', { name: 'Balance' }).getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Next payout', { exact: true })).toBeVisible();

  const links = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
  await expect(links.filter({ hasText: 'Payments' })).toHaveCount(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('/publisher/v1/config', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { general: object } };
    await route.fulfill({
      response,
      json: { data: { ...data, general: { ...data.general, payments: undefined } } },
    });
  });
  await page.goto('/profile?tab=payments');
  await expect(links).toHaveText([
    /^Account/,
    /^Security/,
    /^Billing/,
    /^Inquiries/,
    /^API/,
    /^Settings/,
    /^Activity/,
  ]);
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/publisher/v1/payments'))).toEqual([]);
});

test('[P5] [P9] [E2] an invoice that cannot be downloaded can be asked for again, and a network that has none says so on the button @day1of3', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^(500|404) GET \/publisher\/v1\/payments\/4\/invoice/);
  const path = '/publisher/v1/payments/4/invoice';
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await signIn();
  await page.goto('/profile?tab=payments&payment=4');
  const button = page.getByRole('button', { name: 'Download invoice' });
  await button.click();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(button).toHaveAttribute('data-tip', 'The invoice as PDF');
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 404 }));
  await button.click();
  await expect(button).toHaveAttribute('data-tip', 'Your network does not offer this document');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('[A10] [A11] details that were opened by their address give the focus to their link when they close @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [address, left, link] of [
    ['/profile?tab=payments&payment=3', '/profile?tab=payments', '/profile?tab=payments&payment=3'],
    ['/profile?payment=4&tab=payments', '/profile?tab=payments', '/profile?tab=payments&payment=4'],
    ['/offer-wall?offer=48213', '/offer-wall', '/offer-wall?offer=48213'],
  ] as const) {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(left);
    await expect(page.locator('#main').locator(`a[href="${link}"]`).first()).toBeFocused();
  }
});
