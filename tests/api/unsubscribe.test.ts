import { describe, expect, test } from 'vitest';
import type { Db } from '#server/database/database.ts';
import { unsubscribePages } from '#server/notices/unsubscribe-pages.ts';
import { noticeSteps, reader } from './notice-steps.ts';
import { onFreshNetwork, type TestNetwork } from './network.ts';
import { paymentSteps } from './payment-steps.ts';

let network: TestNetwork;
let steps: ReturnType<typeof noticeSteps>;
onFreshNetwork(async (opened) => {
  network = opened;
  steps = noticeSteps(network);
  await steps.later(1);
  await network.network.db.deleteFrom('notice').execute();
});

/** The address in the header of a mail about a payout that was declined. */
async function link(way: 'at_once' | 'digest') {
  await steps.set({ payout: way, weekly: 'digest', offer: 'off', digest_days: [0, 1, 2, 3, 4, 5, 6] });
  const payments = paymentSteps(network);
  const id = await payments.requested();
  await payments.decide(id, { decision: 'refuse', reason: 'Not now.' });
  await steps.later(way === 'digest' ? 1440 : 0);
  const [mail] = await steps.mails();
  expect(mail?.template).toBe(way === 'digest' ? 'digest' : 'notice-payout');
  const address = mail?.unsubscribe ?? '';
  // It is in the text too, for people.
  expect(mail?.text).toMatch(/To stop emails about (payouts|all that your summary gathers):\n/);
  expect(address.startsWith(`${network.url}/email/unsubscribe/${reader.userId}.`)).toBe(true);
  return address;
}
const oneClick = async (address: string) => {
  const body = 'List-Unsubscribe=One-Click';
  const type = 'application/x-www-form-urlencoded';
  // As a mail program: no session, no cookie, no page.
  return fetch(address, { method: 'POST', body, headers: { 'content-type': type } });
};

describe('a link that stops mails', () => {
  test('of one kind stops it by one POST without a session, and no other', async () => {
    const address = await link('at_once');
    expect(await steps.settings()).toMatchObject({ payout: 'at_once', application: 'at_once' });
    expect((await oneClick(address)).status).toBe(200);
    expect(await steps.settings()).toMatchObject({ payout: 'off', application: 'at_once', weekly: 'digest' });
    expect((await oneClick(address)).status).toBe(200);
    const payments = paymentSteps(network);
    const id = await payments.requested();
    await payments.decide(id, { decision: 'refuse', reason: 'Not now.' });
    await steps.later(5);
    expect(await steps.templates()).toEqual(['notice-payout']);
  });

  test('of the digest stops all that comes with it', async () => {
    const address = await link('digest');
    expect((await oneClick(address)).status).toBe(200);
    expect(await steps.settings()).toMatchObject({
      payout: 'off',
      weekly: 'off',
      cap: 'off',
      application: 'at_once',
    });
  });

  test('asks first when it is opened, in the language of its reader, and names what it stops', async () => {
    const address = await link('at_once');
    await steps.speak('de');
    const opened = await fetch(address);
    const page = await opened.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Wir schreiben Ihnen dann nicht mehr über Auszahlungen.');
    expect(page).toContain('<form method="post"><button type="submit">E-Mails abbestellen</button></form>');
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    expect(await steps.settings()).toMatchObject({ payout: 'at_once' });
    const stopped = await (await oneClick(address)).text();
    expect(stopped).toContain('Wir schreiben Ihnen nicht mehr über Auszahlungen.');
    expect(await steps.settings()).toMatchObject({ payout: 'off' });
  });

  test('works for nobody else and nothing else', async () => {
    const address = await link('at_once');
    const before = await steps.settings();
    for (const wrong of [
      address.replace('.payout.', '.application.'),
      address.replace(`/${reader.userId}.`, '/1.'),
      address.slice(0, -1),
      `${address}A`,
      address.replace(/\.payout\..*/, '.payout.'),
      address.replace('.payout.', '.account.'),
      `${network.url}/email/unsubscribe/x`,
    ]) {
      expect({ wrong, status: (await oneClick(wrong)).status }).toEqual({ wrong, status: 404 });
      expect((await fetch(wrong)).status).toBe(404);
    }
    expect(await steps.settings()).toEqual(before);
  });

  test('is read from the database that the network has by then', async () => {
    const address = await link('at_once');
    const place: { db: Db | null } = { db: null };
    const pages = unsubscribePages(place as { db: Db });
    place.db = network.network.db;
    expect((await pages.request(new URL(address).pathname)).status).toBe(200);
  });
});
