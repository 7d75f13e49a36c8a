import { expect } from 'vitest';
import { sendResetLink } from '#server/auth/password-reset.ts';
import { issueOneTimeToken } from '#server/auth/tokens.ts';
import { codesOf, earn, second } from '../api/payment-steps.ts';
import { read } from '../api/network.ts';
import { accounts, signInAt } from '../support/network.ts';
import { png } from '../support/pictures.ts';
import { counted, type Group, send, start, times } from './group.ts';

const clock = { now: () => start };
const profilePath = '/publisher/v1/user-profile';

/** Of each process by itself. */
const inAll = (group: Group, token: string) =>
  Promise.all(group.members.map(async ({ url }) => (await send(url + profilePath, { token })).status));

export async function shareSessions(group: Group) {
  const [mine, other] = await Promise.all([signInAt(group.url), signInAt(group.url)]);
  expect(await inAll(group, mine.access_token)).toEqual([200, 200, 200, 200]);
  await send(group.at(1, '/oauth/token'), { method: 'DELETE', token: mine.access_token });
  expect(await inAll(group, mine.access_token)).toEqual([401, 401, 401, 401]);
  expect(await inAll(group, other.access_token)).toEqual([200, 200, 200, 200]);
  const json = {
    client_id: 'publisher',
    grant_type: 'refresh_token',
    refresh_token: other.refresh_token,
  };
  const refreshed = await Promise.all(times(8, (nth) => send(group.at(nth, '/oauth/token'), { json })));
  expect(counted(refreshed)).toEqual({ 200: 1, 400: 7 });
  // Used twice, it was stolen.
  const again = refreshed.find(({ status }) => status === 200);
  expect(await inAll(group, String(read(again?.body(), 'access_token')))).toEqual([401, 401, 401, 401]);
}

export async function openLinksOnce(group: Group) {
  const { db } = group;
  const ott = await issueOneTimeToken(db, clock, { userId: 1, operatorId: null, seconds: 60 });
  const opened = await Promise.all(
    times(12, (nth) => send(group.at(nth, '/oauth/ott-token'), { json: { ott } })),
  );
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);

  const email = accounts.awaitingReview;
  await sendResetLink(
    { db, clock, origin: group.url, address: '' },
    { email, call: 'password.requestReset' },
  );
  const mails = db.selectFrom('outbox').select('link').where('recipient', '=', email).orderBy('id', 'desc');
  const { link } = await mails.executeTakeFirstOrThrow();
  const set = (nth: number) => {
    const password = `a password of process ${nth}`;
    const json = {
      ...Object.fromEntries(new URL(link ?? '').searchParams),
      password,
      password_confirmation: password,
    };
    return send(group.at(nth, '/password/publisher/reset'), { json });
  };
  expect((await Promise.all(times(4, set))).filter(({ status }) => status === 200)).toHaveLength(1);
}

export async function countAttempts(group: Group) {
  const json = { email: accounts.publisher };
  const ask = (nth: number) => send(group.at(nth, '/password/publisher/email'), { json });
  expect(counted(await Promise.all(times(12, ask)))).toEqual({ 200: 5, 429: 7 });
  expect(counted(await Promise.all(times(4, ask)))).toEqual({ 429: 4 });
}

export async function replayKeys(group: Group) {
  const { access_token: token } = await signInAt(group.url);
  const run = (key: string) =>
    send(`${group.url}/publisher/v1/offers/47790/run`, { json: { name: 'All' }, token, key });
  const made = async () =>
    (await group.db.selectFrom('campaign').select('id').where('name', '=', 'All').execute()).length;
  const answers = await Promise.all(times(10, () => run('one')));
  expect(counted(answers)).toEqual({ 200: 10 });
  expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(9);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await made()).toBe(1);
  await Promise.all(times(10, (nth) => run(`another-${nth}`)));
  expect(await made()).toBe(11);
}

export async function payOnce(group: Group) {
  const at20DaysAgo = new Date(start.getTime() - 20 * 86_400_000);
  await earn(group.db, { partnerId: second.partnerId, at: at20DaysAgo, cents: 30_000 });
  const { access_token: token } = await signInAt(group.url, 'pendingTerms');
  const answers = await Promise.all(
    times(8, (nth) => send(group.at(nth, '/publisher/v1/payments'), { method: 'POST', token })),
  );
  expect(counted(answers)).toEqual({ 200: 1, 409: 7 });
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map((answer) => codesOf({ body: answer.body() })[0])).toEqual(
    refused.map(() => 'PAYOUT_OPEN'),
  );
  const payments = group.db.selectFrom('payment').where('partner_id', '=', second.partnerId);
  expect(await payments.select('id').execute()).toHaveLength(1);
}

export async function shareUploads(group: Group) {
  const { access_token: token } = await signInAt(group.url);
  const upload = (nth: number) => {
    const form = new FormData();
    const bytes = new Uint8Array([...png, nth]);
    form.append('file', new File([bytes], `${nth}.png`, { type: 'image/png' }));
    return send(group.at(nth, '/publisher/v1/offers/48213/upload'), { method: 'PUT', form, token });
  };
  const answers = await Promise.all(times(24, upload));
  expect(counted(answers)).toEqual({ 200: 20, 409: 4 });
  const stored = answers.findIndex(({ status }) => status === 200);
  const path = String(read(answers[stored]?.body(), 'data.preview'));
  const shown = await Promise.all(group.members.map(({ url }) => send(url + path)));
  expect(shown.map(({ bytes }) => bytes.equals(Buffer.from([...png, stored])))).toEqual(
    shown.map(() => true),
  );
}
