import { expect, test } from 'vitest';
import { advertiserToken, readTrackingKey } from '#server/tracking/tracking-key.ts';
import { type TestNetwork, onNetwork, read, readList } from './network.ts';
import { prepareLinks, visitsOf } from './visits.ts';

const lead = { link: 4, offer: 48_466 };
const today = 'date_from=2026-11-20&date_to=2026-11-20';

let network: TestNetwork;
let clickId: string;
let secret: string;
onNetwork(async (opened) => {
  network = opened;
  await prepareLinks(network, [lead]);
  const { to } = await visitsOf(network).click(lead.link);
  clickId = new URL(to ?? '').searchParams.get('click_id') ?? '';
  secret = advertiserToken(await readTrackingKey(network.network.db), lead.offer);
});

const report = async (txid: string, status: string, reason: string) =>
  network.request('/postback', { json: { click_id: clickId, token: secret, txid, status, reason } });

// As the publisher reads it, in German.
async function reasonOf(transaction: string) {
  const { body } = await network.request(
    `/publisher/v2/analytics/conversions?${today}&offer_id=${lead.offer}&limit=100`,
    { token: await network.tokenOf(), headers: { 'accept-language': 'de' } },
  );
  const row = readList(body, 'data.data').find((one) => read(one, 'transaction_id') === transaction);
  return read(row, 'reason');
}

test.each([
  ['returned', { id: 'returned', name: 'Ware zurückgesendet' }],
  ['No such order = refund', { id: null, name: 'No such order = refund' }],
  ['  ', null],
  ['', null],
])('[O10] the reason "%s" of a rejection is shown as %j', async (reason, shown) => {
  await report(`new ${reason}`, 'rejected', reason);
  await report(`later ${reason}`, 'pending', '');
  await report(`later ${reason}`, 'rejected', reason);
  expect([await reasonOf(`new ${reason}`), await reasonOf(`later ${reason}`)]).toEqual([shown, shown]);
});

test('[O10] a conversion that is not rejected has no reason, not even that of before', async () => {
  await report('approved', 'rejected', 'fraud');
  await report('approved', 'approved', 'fraud');
  await report('pending', 'pending', 'fraud');
  expect([await reasonOf('approved'), await reasonOf('pending')]).toEqual([null, null]);
});

test('a reason of more than 200 characters is refused', async () => {
  const { status, body } = await report('long', 'rejected', 'x'.repeat(201));
  expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
});
