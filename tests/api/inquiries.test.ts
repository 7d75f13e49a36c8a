import { pick, sortBy } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { largestEvidence } from '#contract/inquiries.ts';
import { claim, evidence, faultsOf, inquiryIn, inquirySteps, statuses } from './inquiry-steps.ts';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';
import { codeOf, earn, idOf, paymentSteps, second } from './payment-steps.ts';
import { picture } from './sample-bodies.ts';

const demo = 'publisher@portal.test';
let network: TestNetwork;
let steps: ReturnType<typeof inquirySteps>;
onFreshNetwork(async (opened) => {
  network = opened;
  steps = inquirySteps(opened);
  await rejected();
});

const rejected = () =>
  earn(network.network.db, {
    partnerId: second.partnerId,
    at: paymentSteps(network).daysAgo(20),
    cents: 2500,
    status: 'rejected',
  });
const message = { kind: 'message', subject: 'Payment', text: 'When do you pay?' };

describe('sending', () => {
  test('about a conversion names it, its offer, transaction and day', async () => {
    const id = await rejected();
    const sent = inquiryIn(await steps.about(id));
    expect(sent).toEqual({
      id: sent['id'],
      number: 'Q-0001',
      partner: { id: 2, name: 'Harbour Lane Publishing' },
      kind: 'conversion',
      status: 'open',
      subject: null,
      offer: { id: 48_213, name: read(sent, 'offer.name') },
      transaction_id: '',
      happened_on: '2026-10-31',
      amount: null,
      currency: null,
      opened_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
      unread: 0,
      last_message: { by: 'publisher', text: 'Why was it rejected?' },
      conversion_id: id,
      click_id: null,
      rejected: { reason: null, amount: 25, currency: 'EUR' },
      messages: [
        {
          id: read(sent, 'messages.0.id'),
          by: 'publisher',
          name: 'Jonas Okafor',
          status: 'open',
          text: 'Why was it rejected?',
          sent_at: '2026-11-20T12:00:00.000Z',
          file: null,
        },
      ],
    });
  });

  test('of a missing sale keeps what the publisher says, and the file', async () => {
    const sent = inquiryIn(await steps.open({ ...claim, file: evidence }));
    expect(sent).toMatchObject({
      kind: 'missing',
      transaction_id: 'KM-1',
      happened_on: '2026-11-18',
      amount: 25,
      currency: 'EUR',
      conversion_id: null,
      messages: [{ file: { name: 'order.csv', type: 'text/csv', size: 26 } }],
    });
    const file = await steps.file(Number(sent['id']), Number(read(sent, 'messages.0.id')));
    expect([file.status, file.headers.get('content-type'), file.text]).toEqual([
      200,
      'text/csv',
      await evidence.text(),
    ]);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="order.csv"');
  });

  test.each<[what: string, fields: Record<string, string>, fault: string]>([
    ['no text', { text: '  ' }, 'text REQUIRED'],
    ['a day to come', { happened_on: '2026-11-21' }, 'happened_on DAY_AHEAD'],
    ['an offer of others', { offer_id: '1' }, 'offer_id NO_CLICKS'],
    ['a click of others', { click_id: '1.00000000-0000-4000-8000-000000000000' }, 'click_id CLICK_UNKNOWN'],
    ['a click of nobody', { click_id: 'abc' }, 'click_id CLICK_UNKNOWN'],
  ])('[E2] is refused by its field: %s', async (_, fields, fault) => {
    expect(faultsOf(await steps.open({ ...claim, ...fields }))).toEqual([422, fault]);
    expect(read((await steps.list()).body, 'data.total')).toBe(0);
  });

  test('[M1] finds no conversion of others', async () => {
    const own = await network.network.db
      .selectFrom('conversion')
      .select('id')
      .where('partner_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(codeOf(await steps.about(own.id))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  });

  test('of a sale that is counted says so', async () => {
    await network.network.db
      .updateTable('conversion')
      .set({ txid: 'KM-1' })
      .where('id', '=', await rejected())
      .execute();
    expect(codeOf(await steps.open(claim))).toEqual([409, 'TRANSACTION_COUNTED']);
  });

  test('twice about the same is one, in the database too, until it is over', async () => {
    const id = await rejected();
    const answers = await Promise.all(Array.from({ length: 5 }, () => steps.about(id)));
    expect(sortBy(answers.map(codeOf), [0])).toEqual([
      [200, undefined],
      ...Array.from({ length: 4 }, () => [409, 'INQUIRY_EXISTS']),
    ]);
    const claims = await Promise.all([steps.open(claim), steps.open(claim)]);
    expect(statuses(claims)).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200);
    const open = idOf(first as (typeof answers)[number]);
    const seconds = answers.filter(({ status }) => status === 409).map(({ body }) => read(body, 'inquiry'));
    expect(seconds).toEqual([open, open, open, open]);
    const [one, other] = sortBy(claims, ['status']);
    expect(read(other?.body, 'inquiry')).toBe(one && idOf(one));
    expect((await steps.withdraw(first ? idOf(first) : 0)).status).toBe(200);
    expect((await steps.about(id)).status).toBe(200);
  });

  test('again with its key is the same, file and all', async () => {
    const key = { 'idempotency-key': 'inquiry-1' };
    const [one, other] = [
      await steps.open({ ...message, file: evidence }, key),
      await steps.open({ ...message, file: evidence }, key),
    ];
    expect([one.status, other.text]).toEqual([200, one.text]);
    expect(read((await steps.list()).body, 'data.total')).toBe(1);
  });

  test('is limited by the hour', async () => {
    const { limits } = network.network;
    for (let sent = 0; sent < 59; sent += 1) await limits.spend('inquiry', { account: second.partnerId });
    expect((await steps.open(message)).status).toBe(200);
    expect(codeOf(await steps.open(message))).toEqual([429, 'TOO_MANY_REQUESTS']);
    await network.request('/__test/clock', { json: { advanceMs: 3_600_000 } });
    expect((await steps.open(message)).status).toBe(200);
  });
});

describe('evidence', () => {
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj', 'latin1');
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  test.each<[name: string, bytes: Uint8Array<ArrayBuffer>, type: string]>([
    ['order.pdf', new Uint8Array(pdf), 'application/pdf'],
    ['order.png', new Uint8Array(picture), 'image/png'],
    // What it holds counts, not its name or type.
    ['order.exe', new Uint8Array(picture), 'image/png'],
    ['order.csv', new TextEncoder().encode('a;b\n1;2\n'), 'text/csv'],
  ])('%s is accepted by its bytes', async (name, bytes, type) => {
    const sent = await steps.open({ ...message, file: new File([bytes], name, { type: 'application/pdf' }) });
    expect(read(sent.body, 'data.messages.0.file.type')).toBe(type);
  });

  test.each<[name: string, bytes: Uint8Array<ArrayBuffer>]>([
    ['order.pdf', new Uint8Array(html)],
    ['order.png', new Uint8Array(Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'))],
    ['order.csv', new Uint8Array([0x4d, 0x5a, 0x2c, 0x01, 0x02])],
    ['order.csv', new Uint8Array([0xff, 0xfe, 0x2c, 0x41])],
    ['order.csv', new TextEncoder().encode('no columns at all')],
  ])('%s is refused by its bytes', async (name, bytes) => {
    const sent = await steps.open({ ...message, file: new File([bytes], name, { type: 'application/pdf' }) });
    expect(faultsOf(sent)).toEqual([422, 'file FILE_TYPE']);
  });

  test('that is empty is refused as such', async () => {
    const sent = await steps.open({ ...message, file: new File([], 'order.csv') });
    expect(faultsOf(sent)).toEqual([422, 'file FILE_EMPTY']);
    expect(sent.text).toContain('The file is empty');
  });

  test('has up to 2 MB', async () => {
    const sized = (size: number) =>
      new File([Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 'x')])], 'order.pdf');
    expect((await steps.open({ ...message, file: sized(largestEvidence) })).status).toBe(200);
    const sent = await steps.open({ ...message, file: sized(largestEvidence + 1) });
    expect(faultsOf(sent)).toEqual([422, 'file FILE_SIZE']);
  });
});

describe('a conversation', () => {
  test('is open, answered, open again, and over', async () => {
    const id = idOf(await steps.open(message));
    const seen = [
      await steps.decide(id, { decision: 'answer', text: 'On the 15th.' }),
      await steps.reply(id, { text: 'Thank you. And November?', file: evidence }),
      await steps.withdraw(id),
    ];
    expect(seen.map((answer) => inquiryIn(answer)['status'])).toEqual(['answered', 'open', 'withdrawn']);
    const messages = readList((await steps.get(id)).body, 'data.messages');
    expect(
      messages.map((each) => pick(each as Record<string, unknown>, ['by', 'name', 'status', 'text'])),
    ).toEqual([
      { by: 'publisher', name: 'Jonas Okafor', status: 'open', text: 'When do you pay?' },
      { by: 'network', name: 'Ines Aldridge', status: 'answered', text: 'On the 15th.' },
      { by: 'publisher', name: 'Jonas Okafor', status: 'open', text: 'Thank you. And November?' },
      { by: 'publisher', name: 'Jonas Okafor', status: 'withdrawn', text: '' },
    ]);
    const late = [
      await steps.reply(id, { text: 'One more thing' }),
      await steps.withdraw(id),
      await steps.decide(id, { decision: 'answer' }),
      await steps.decide(id, { decision: 'decline' }),
    ];
    expect(late.map(codeOf)).toEqual(late.map(() => [409, 'INQUIRY_CLOSED']));
  });

  test('ends once, by the first that decides', async () => {
    const id = idOf(await steps.about(await rejected()));
    const answers = await Promise.all([
      steps.withdraw(id),
      steps.decide(id, { decision: 'decline' }),
      steps.decide(id, { decision: 'grant' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const { messages, status } = inquiryIn(await steps.get(id));
    expect(messages).toHaveLength(2);
    const winner = answers.find((answer) => answer.status === 200);
    expect(status).toBe(winner && inquiryIn(winner)['status']);
  });

  test('counts what waits for the publisher until it is answered, apart from what was not read', async () => {
    const id = idOf(await steps.open(message));
    await steps.decide(id, { decision: 'ask' });
    expect(await steps.counts()).toEqual({ unread: 0, asked: 1 });
    await steps.read(id, 2_000_000_000);
    expect(await steps.counts()).toEqual({ unread: 0, asked: 1 });
    await steps.reply(id, { text: 'By the newsletter.' });
    expect(await steps.counts()).toEqual({ unread: 0, asked: 0 });
    await steps.decide(id, { decision: 'answer' });
    expect(await steps.counts()).toEqual({ unread: 1, asked: 0 });
  });

  test('counts what the network has said until it is read, up to the message that was seen', async () => {
    const id = idOf(await steps.open(message));
    expect(await steps.unread()).toBe(0);
    await steps.decide(id, { decision: 'answer' });
    const seen = Number(read((await steps.get(id)).body, 'data.messages.1.id'));
    await steps.decide(id, { decision: 'answer' });
    expect([await steps.unread(), inquiryIn(await steps.get(id))['unread']]).toEqual([1, 2]);
    await steps.read(id, seen);
    expect(inquiryIn(await steps.get(id))['unread']).toBe(1);
    await steps.read(id, 2_000_000_000);
    expect([await steps.unread(), inquiryIn(await steps.get(id))['unread']]).toEqual([0, 0]);
    await steps.read(id, seen);
    await steps.decide(id, { decision: 'answer' });
    expect(inquiryIn(await steps.get(id))['unread']).toBe(1);
  });
});

describe('who sees what', () => {
  test('[M1] another publisher finds nothing, in no call', async () => {
    const answers = [
      await steps.get(5),
      await steps.reply(5, { text: 'Hello' }),
      await steps.withdraw(5),
      await steps.read(5, 11),
      await steps.file(5, 11),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'NOT_FOUND_HTTP_EXCEPTION']));
    expect(codeOf(await steps.decide(5, { decision: 'answer' }, second.username))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(codeOf(await steps.list('everyone=1'))).toEqual([403, 'FORBIDDEN']);
    expect(read((await steps.list()).body, 'data.total')).toBe(0);
  });

  test('[M4] an operator in a shadow login writes nothing in the name of the publisher', async () => {
    const { body } = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
    const shadow = await network.request('/oauth/ott-token', { json: { ott } });
    const token = String(read(shadow.body, 'access_token'));
    const form = new FormData();
    form.append('text', 'Hello');
    const path = '/publisher/v1/inquiries/5';
    const answers = [
      await network.request(`${path}/messages`, { body: form, token }),
      await network.request(`${path}/withdrawal`, { method: 'POST', token }),
      await network.request(`${path}/read`, { method: 'PUT', json: { message_id: 11 }, token }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'FORBIDDEN']));
    expect((await network.request(path, { token })).status).toBe(200);
  });

  test('[L1, L3] the list is paged, filtered and newest first; operators see everybody’s', async () => {
    const numbers = async (query: string, username = demo) => {
      const { body } = await steps.list(query, username);
      return [read(body, 'data.total'), ...readList(body, 'data.data').map((row) => read(row, 'number'))];
    };
    expect(await numbers('limit=-1')).toEqual([5, 'Q-0005', 'Q-0004', 'Q-0003', 'Q-0002', 'Q-0001']);
    expect(await numbers('limit=2&offset=1&sort=updated_at')).toEqual([5, 'Q-0002', 'Q-0003']);
    expect(await numbers('status=open,asked&kind=missing,conversion')).toEqual([2, 'Q-0005', 'Q-0004']);
    await steps.open(message);
    expect(await numbers('everyone=1&limit=1', 'operator@portal.test')).toEqual([6, 'Q-0001']);
  });
});
