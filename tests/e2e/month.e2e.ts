import type { Locator, Page } from '@playwright/test';
import { account } from '#contract/account.ts';
import { inquiries } from '#contract/inquiries.ts';
import { payments, type Payment } from '#contract/payments.ts';
import { postbacks } from '#contract/postbacks.ts';
import { readFile } from 'node:fs/promises';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { readPdf } from '../support/read-pdf.ts';
import { typeInto } from '../support/type-into.ts';
import { at, callNetwork } from './walks/acts.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
type Link = { url: string; offer: { id: number }; status: string };

/** What the publisher and the operator ask the network past the page. */
async function askedBy(network: Network, who: 'pendingTerms' | 'operator') {
  const { access_token: token } = await network.signIn(who);
  const ask = async (path: string) => {
    const answer = await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return { token, ask };
}

/** Clicks on a link of the publisher, and how the advertiser reports them. */
async function trafficOf(network: Network) {
  const publisher = await askedBy(network, 'pendingTerms');
  const operator = await askedBy(network, 'operator');
  const { data: links } = (await publisher.ask('/publisher/v1/tracking-links?limit=20')) as { data: Link[] };
  const link = links.find(({ status }) => status === 'active') as Link;
  const { url } = postbacks.advertiserUrl.answer.schema.parse(
    await operator.ask(`/publisher/v1/postbacks/advertiser-url?offer_id=${link.offer.id}`),
  );
  const secret = new URL(url).searchParams.get('token') ?? '';
  network.touch();
  return async (txid: string, report: { status: string; reason?: string; amount?: string }) => {
    const { headers } = await fetch(link.url, { redirect: 'manual', headers: { 'user-agent': phone } });
    const clickId = new URL(headers.get('location') ?? '').searchParams.get('click_id') ?? '';
    const query = new URLSearchParams({ token: secret, click_id: clickId, txid, ...report });
    expect((await fetch(`${network.url}/postback?${query}`)).status).toBe(200);
  };
}

/** The page and the network at another time, with a session of then. */
async function moveTo(
  page: Page,
  network: Network,
  { now, signIn }: { now: string; signIn: () => Promise<void> },
) {
  await page.goto('about:blank');
  await network.advance(Date.parse(now) - (await page.evaluate(() => Date.now())));
  await page.clock.setFixedTime(now);
  await signIn();
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const amountIn = (text: string | null) => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''));

async function pdfOf(page: Page, button: Locator) {
  const downloading = page.waitForEvent('download');
  await button.click();
  return readPdf(await readFile(await (await downloading).path()));
}

/** The statement of the month that is chosen, its sums by their names. */
async function statementOn(page: Page) {
  const { title, blocks } = await pdfOf(page, page.getByRole('button', { name: 'Download PDF' }));
  const sums = (blocks[5] ?? []).map(([name, sum]) => [String(name), amountIn(String(sum))] as const);
  return { title, blocks, facts: new Map(sums) };
}

test('[O10] [O12] [P5] a month of a publisher: conversions come, some are rejected, one is disputed and granted; the mail of the week agrees with the screen; the month closes and is paid on its payout day, with statement, invoice and mail @day8of12', async ({
  page,
  network,
  signIn,
}) => {
  const publisher = await askedBy(network, 'pendingTerms');
  const operator = await askedBy(network, 'operator');
  await callNetwork(network, account.acceptTerms, { token: publisher.token, body: { tos: '2026-10' } });
  // The network looks after what is due once a minute; the first week that it mails is the one that it begins in.
  await network.advance(60_000);
  const convert = await trafficOf(network);
  await convert('KM-1', { status: 'approved' });
  await convert('KM-2', { status: 'approved' });
  await convert('KM-3', { status: 'rejected', reason: 'returned' });
  await convert('KM-4', { status: 'rejected', reason: 'canceled' });

  await test.step('a rejected conversion has its reason in the log, and is disputed there', async () => {
    await signIn('pendingTerms');
    await page.goto('/analytics?log=conversions&from=2026-11-20&to=2026-11-20');
    await expect(row(page, 'KM-1')).toContainText('Approved');
    await expect(row(page, 'KM-3')).toContainText('Goods returned');
    await expect(row(page, 'KM-4')).toContainText('Cancelled by the customer');
    await row(page, 'KM-3').getByRole('link', { name: 'Ask about this conversion' }).click();
    await typeInto(page.getByLabel('Your question'), 'The customer has kept it.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/tab=inquiries&inquiry=\d+$/);
    const id = new URL(page.url()).searchParams.get('inquiry') ?? '';
    const grant = { decision: 'grant', text: 'You are right.' };
    await callNetwork(network, at(inquiries.decide, id), { token: operator.token, body: grant });
    await page.goto('/analytics?log=conversions&from=2026-11-20&to=2026-11-20');
    await expect(row(page, 'KM-3')).toContainText('Approved');
    await expect(row(page, 'KM-4')).toContainText('Rejected');
    await network.advance(1000);
    const mail = (await network.outbox()).find(({ subject }) => subject.startsWith('Inquiry granted'));
    expect(mail?.text).toContain('You are right.');
  });

  await test.step('on Monday the digest has the figures of the week as the screen has them', async () => {
    await moveTo(page, network, { now: '2026-11-23T08:30:00Z', signIn: () => signIn('pendingTerms') });
    const digest = (await network.outbox()).find(({ text }) => text.includes('Your week'));
    const link = new URL(/http\S+\/analytics\?\S+/.exec(digest?.text ?? '')?.[0] ?? '');
    await page.goto(link.pathname + link.search);
    const earnings = page.getByRole('main').getByRole('button', { name: /^Earnings €/ });
    await expect(earnings).toBeVisible();
    const mailed = (name: string) =>
      amountIn(new RegExp(`- ${name}: ([^(]+)`).exec(digest?.text ?? '')?.[1] ?? '');
    expect(mailed('Earnings')).toBeGreaterThan(0);
    expect(amountIn(await earnings.textContent())).toBe(mailed('Earnings'));
  });

  await test.step('in December the month is closed: its statement has earned what the screen says', async () => {
    await moveTo(page, network, { now: '2026-12-11T09:00:00Z', signIn: () => signIn('pendingTerms') });
    await page.goto('/analytics?from=2026-11-01&to=2026-11-30');
    const earnings = page.getByRole('main').getByRole('button', { name: /^Earnings €/ });
    await expect(earnings).toBeVisible();
    const earned = amountIn(await earnings.textContent());
    await page.goto('/profile?tab=payments');
    await page.getByLabel('Month of the statement').selectOption('November 2026');
    const { title, facts } = await statementOn(page);
    expect([title, facts.get('Earned'), facts.get('Paid')]).toEqual([
      'Statement for November 2026',
      earned,
      0,
    ]);
  });

  const amount =
    await test.step('what has left its hold is requested, for the payout day of the terms', async () => {
      await page.getByRole('button', { name: 'Request a payout' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('2026/12/15');
      const heading = await dialog.getByRole('heading').textContent();
      await dialog.getByRole('button', { name: 'Request payout' }).click();
      await expect(row(page, 'P-0001')).toContainText('Requested');
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText('2026/12/15');
      return amountIn(heading);
    });

  await test.step('on that day it is approved and sent, with an invoice, a mail and the statement', async () => {
    await moveTo(page, network, { now: '2026-12-15T09:00:00Z', signIn: () => signIn('pendingTerms') });
    const { token } = await askedBy(network, 'operator');
    const later = await askedBy(network, 'pendingTerms');
    const { data } = (await later.ask('/publisher/v1/payments')) as { data: Payment[] };
    for (const decision of ['approve', 'pay']) {
      await callNetwork(network, at(payments.decide, data[0]?.id ?? 0), { token, body: { decision } });
    }
    await page.goto('/profile?tab=payments');
    await expect(row(page, 'P-0001')).toContainText('Paid');
    const { title, blocks } = await pdfOf(page, row(page, 'P-0001').getByRole('button', { name: /Invoice/ }));
    expect(title).toContain('invoice');
    expect(JSON.stringify(blocks)).toContain(amount.toFixed(2));
    expect(JSON.stringify(blocks)).toContain('15 December 2026');
    await network.advance(1000);
    const mail = (await network.outbox()).find(({ subject }) => subject.startsWith('Payout sent'));
    expect(amountIn(mail?.subject ?? '')).toBe(amount);
    const statement = await statementOn(page);
    expect([statement.title, statement.facts.get('Paid')]).toEqual(['Statement for December 2026', amount]);
    expect(JSON.stringify(statement.blocks)).toContain('paid on 15 December 2026');
  });
});
