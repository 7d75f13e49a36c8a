import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
  operator = await network.tokenOf('operator@portal.test');
});

const now = '2026-11-20T12:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

type RequestOptions = { token?: string; method?: string; json?: unknown };
const request = async (path: string, { token: bearer = token, ...options }: RequestOptions = {}) =>
  network.request(`/publisher/v1/${path}`, { token: bearer, ...options });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];
const advance = (minutes: number) =>
  network.request('/__test/clock', { json: { advanceMs: minutes * 60_000 } });
const details = async (id: unknown, options: RequestOptions = {}) =>
  read((await request(`approvals/${String(id)}`, options)).body, 'data');
const idsOf = (rows: unknown[]) => rows.map((row) => read(row, 'id'));
const rowsOf = async (path: string, options: RequestOptions = {}) =>
  readList((await request(path, options)).body, 'data.data');

// An active offer that asks for an approval and has no applications.
async function openOffer() {
  const [mine, theirs] = [
    await rowsOf('offers?limit=-1&status=active&sort=id'),
    await rowsOf('offers?limit=-1&status=active&sort=id', { token: other }),
  ];
  const free = mine.filter(
    (offer, index) => read(offer, 'approval') === null && read(theirs[index], 'approval') === null,
  );
  return Number(
    read(
      free.find((offer) => read(offer, 'requires_approval')),
      'id',
    ),
  );
}

// Answers every question.
async function applicationFor(id: number) {
  const { body } = await request(`offers/${id}`);
  const questions = readList(body, 'data.questions');
  return {
    comment: 'For the spring.',
    traffic_type_ids: [1],
    answers: questions.map((question) => ({ question_id: read(question, 'id'), answer: 'On the blog.' })),
  };
}

const applyFor = async (id: number, options: RequestOptions = {}) =>
  request('approvals', { json: { offer_id: id, ...(await applicationFor(id)) }, ...options });
async function pending() {
  const id = await openOffer();
  return { offer: id, id: Number(read((await applyFor(id)).body, 'data.id')) };
}
const decide = (id: number, json: unknown, bearer = operator) =>
  request(`approvals/${id}`, { method: 'PUT', json, token: bearer });

describe('applying', () => {
  test('[O6] [O9] stores comment and answers, and when it will be reviewed', async () => {
    const offer = await openOffer();
    const { questions, name } = read((await request(`offers/${offer}`)).body, 'data') as {
      questions: { id: number; text: string }[];
      name: string;
    };
    expect(questions.length).toBeGreaterThan(1);
    const { status, body } = await applyFor(offer);
    expect(status).toBe(200);
    expect(read(body, 'data')).toMatchObject({
      offer: { id: offer, name },
      partner: { id: 1, name: 'Kestrel Media' },
      status: 'pending',
      type: 'pending',
      comment: 'For the spring.',
      campaign: null,
      traffic_types: [{ id: 1, name: 'Content and editorial' }],
      answers: questions.map(({ id, text }) => ({
        question_id: id,
        question: text,
        answer: 'On the blog.',
      })),
      materials: [],
      history: [{ at: now, action: 'applied', actor: 'publisher', reason: null }],
      applied_at: now,
      review_due_at: minutesLater(10),
      decided_at: null,
    });
  });

  test('[E2] names every question that has no answer, and traffic that the offer does not take', async () => {
    const offer = await openOffer();
    const questions = readList((await request(`offers/${offer}`)).body, 'data.questions');
    const required = questions.filter((question) => read(question, 'required'));
    await network.network.db
      .updateTable('offer')
      .set({ traffic_type_ids: [1, 2] })
      .where('id', '=', offer)
      .execute();
    const answers = [
      { question_id: read(required[0], 'id'), answer: '  ' },
      { question_id: 1_000_000, answer: 'Nobody asked.' },
    ];
    const { status, body } = await request(`offers/${offer}/apply`, {
      json: { traffic_type_ids: [12], answers },
    });
    expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
    expect(readList(body, 'errors').map((error) => read(error, 'field'))).toEqual([
      'traffic_type_ids',
      ...required.map((question) => `answers.${String(read(question, 'id'))}`),
      'answers.1000000',
    ]);
    expect(read((await request(`offers/${offer}`)).body, 'data.approval')).toBeNull();
    const types = readList((await request(`offers/${offer}`)).body, 'data.traffic_types');
    expect(idsOf(types.filter((type) => read(type, 'allowed')))).toEqual([1, 2]);
  });

  test('[O3] is approved at once where the offer is open to everybody', async () => {
    const offers = await rowsOf('offers?limit=-1&status=active');
    const open = offers.find(
      (offer) => read(offer, 'approval') === null && !read(offer, 'requires_approval'),
    );
    const { body } = await request(`offers/${String(read(open, 'id'))}/apply`, { method: 'POST' });
    expect(read(body, 'data')).toEqual({ id: aNumber, status: 'approved' });
    expect(await details(read(body, 'data.id'))).toMatchObject({
      type: 'live',
      decided_at: now,
      campaign: { id: aNumber, status: 'active' },
      history: [
        { at: now, action: 'applied', actor: 'publisher', reason: null },
        { at: now, action: 'approved', actor: 'network', reason: null },
      ],
    });
  });

  test('has one winner of many at once, and makes one campaign', async () => {
    const offer = await openOffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => applyFor(offer)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    await advance(10);
    const [approval] = await rowsOf(`approvals?search=${offer}`);
    const campaigns = await rowsOf('campaigns?limit=-1');
    expect(campaigns.filter((row) => read(row, 'approval_id') === read(approval, 'id'))).toHaveLength(1);
  });
});

describe('the review', () => {
  test('[O3] happens by itself exactly when its time has come, with a campaign and a link', async () => {
    const { id, offer } = await pending();
    await advance(9.999);
    expect(await details(id)).toMatchObject({ status: 'pending', campaign: null });
    await advance(40);
    expect(await details(id)).toMatchObject({
      status: 'approved',
      type: 'live',
      decided_at: minutesLater(10),
      review_due_at: null,
      campaign: { id: aNumber, status: 'active' },
    });
    const links = await rowsOf(`tracking-links/offers/${offer}`);
    expect(links).toEqual([expect.objectContaining({ status: 'active' })]);
    expect(readList(await details(id), 'history').at(-1)).toEqual({
      at: minutesLater(10),
      action: 'approved',
      actor: 'network',
      reason: null,
    });
  });

  test('waits for an operator where the network does not decide', async () => {
    await network.network.db.deleteFrom('setting').where('key', '=', 'approval_review_minutes').execute();
    const { id } = await pending();
    await advance(50);
    expect(await details(id)).toMatchObject({ status: 'pending', review_due_at: null });
  });

  test('does not let through what is not active any more', async () => {
    const { id, offer } = await pending();
    await network.network.db.updateTable('offer').set({ status: 'paused' }).where('id', '=', offer).execute();
    await advance(20);
    expect(await details(id)).toMatchObject({ status: 'pending' });
  });

  test('by an operator shows the reason, to the publisher too', async () => {
    const { id } = await pending();
    const reason = 'The page could not be reached.';
    const { status, body } = await decide(id, { status: 'rejected', reason });
    expect([status, read(body, 'data.partner.name')]).toEqual([200, 'Kestrel Media']);
    expect(await details(id)).toMatchObject({
      status: 'rejected',
      reason,
      decided_at: now,
      history: [
        { at: now, action: 'applied', actor: 'publisher', reason: null },
        { at: now, action: 'rejected', actor: 'operator', reason },
      ],
    });
    await advance(20);
    expect(await details(id)).toMatchObject({ status: 'rejected' });
  });

  test('allows decisions in their order only', async () => {
    const { id } = await pending();
    const tried = [];
    for (const status of [
      'rejected',
      'rejected',
      'approved',
      'rejected',
      'approved',
      'blocked',
      'approved',
    ]) {
      tried.push(refused(await decide(id, { status })));
    }
    const decided = [409, 'APPROVAL_DECIDED'];
    const done = [200, undefined];
    expect(tried).toEqual([done, decided, done, decided, decided, done, done]);
    const campaigns = await rowsOf('campaigns?limit=-1');
    const { campaign } = (await details(id)) as { campaign: { id: number } };
    expect(campaigns.filter((row) => read(row, 'approval_id') === id)).toEqual([
      expect.objectContaining({ id: campaign.id }),
    ]);
  });

  test('counts once when two operators decide at the same time', async () => {
    const { id } = await pending();
    const answers = await Promise.all(
      ['approved', 'rejected', 'rejected'].map((status) => decide(id, { status })),
    );
    const done = answers.filter(({ status }) => status === 200);
    // A rejected one may still be approved afterwards, a live one not be rejected.
    expect(done.length).toBeGreaterThan(0);
    expect(readList(await details(id), 'history')).toHaveLength(1 + done.length);
  });

  test('is for operators, who see what everybody has applied for', async () => {
    const { id } = await pending();
    expect(refused(await decide(id, { status: 'approved' }, token))).toEqual([403, 'FORBIDDEN']);
    expect(refused(await decide(id, { status: 'approved' }, other))).toEqual([
      404,
      'NOT_FOUND_HTTP_EXCEPTION',
    ]);
    expect(refused(await request('approvals?everyone=1'))).toEqual([403, 'FORBIDDEN']);
    const everyones = await rowsOf('approvals?everyone=1&limit=-1', { token: operator });
    const mine = await rowsOf('approvals?limit=-1');
    const theirs = await rowsOf('approvals?limit=-1', { token: other });
    expect(new Set(idsOf(everyones))).toEqual(new Set([...idsOf(mine), ...idsOf(theirs)]));
    expect(await rowsOf('approvals?limit=-1', { token: operator })).toEqual([]);
  });
});

describe('a rejected application', () => {
  test('[O6] can be sent again once, and its history goes on; a blocked one cannot', async () => {
    const { id, offer } = await pending();
    await decide(id, { status: 'rejected', reason: 'Too few readers.' });
    const again = await Promise.all([applyFor(offer), applyFor(offer)]);
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const steps = [{ action: 'applied' }, { action: 'rejected' }, { action: 'applied' }];
    expect(await details(id)).toMatchObject({ status: 'pending', reason: null, history: steps });
    await decide(id, { status: 'blocked' });
    expect(refused(await applyFor(offer))).toEqual([409, 'ALREADY_APPLIED']);
  });
});

describe('a pending application', () => {
  test('[O9] can be changed, withdrawn and made again', async () => {
    const { id, offer } = await pending();
    const { body } = await decide(id, { comment: 'For the summer.' }, token);
    expect(read(body, 'data.comment')).toBe('For the summer.');
    expect((await request(`approvals/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(refused(await request(`approvals/${id}`))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect(idsOf(await rowsOf('approvals?limit=-1'))).not.toContain(id);
    expect(read((await request(`offers/${offer}`)).body, 'data.approval')).toBeNull();
    const archived = await request(`approvals/${id}/retrieve`);
    expect(readList(archived.body, 'data.history').map((step) => read(step, 'action'))).toEqual([
      'applied',
      'changed',
      'withdrawn',
    ]);
    await advance(30);
    expect((await applyFor(offer)).status).toBe(200);
    expect(await details(id)).toMatchObject({
      status: 'pending',
      applied_at: minutesLater(30),
      review_due_at: minutesLater(40),
    });
  });

  test('is nobody else’s business', async () => {
    const { id } = await pending();
    const notFound = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
    for (const method of ['GET', 'DELETE']) {
      expect(refused(await request(`approvals/${id}`, { method, token: other }))).toEqual(notFound);
    }
    expect(refused(await request(`approvals/${id}/retrieve`, { token: other }))).toEqual(notFound);
    expect(refused(await decide(id, { comment: 'Mine now.' }, other))).toEqual(notFound);
    expect(refused(await decide(id, { comment: 'Mine now.' }))).toEqual([403, 'FORBIDDEN']);
    expect(refused(await request(`approvals/${id}`, { method: 'DELETE', token: operator }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  test('stays as it is once it is decided', async () => {
    const { id } = await pending();
    await decide(id, { status: 'approved' });
    expect(refused(await decide(id, { comment: 'Late.' }, token))).toEqual([409, 'APPROVAL_DECIDED']);
    expect(refused(await request(`approvals/${id}`, { method: 'DELETE' }))).toEqual([
      409,
      'APPROVAL_DECIDED',
    ]);
    expect(refused(await decide(id, {}, token))).toEqual([422, 'VALIDATION_ERROR']);
  });
});
