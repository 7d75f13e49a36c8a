import { expect, test } from 'vitest';
import { mailUser } from '#server/mail/send-mail.ts';
import type { Refusal } from './mail-server.ts';
import { openMailing, recipient as email } from './mailing.ts';
import { onFreshNetwork, read, type TestNetwork } from './network.ts';
import { runOperator } from './run-operator.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});
const now = '2026-11-20T12:00:00.000Z';

const mailing = (refusal: Refusal) => openMailing(network, refusal);

const profile = async () => {
  const token = await network.tokenOf(email);
  return (await network.request('/publisher/v1/user-profile', { token })).body;
};
const asOperator = async () => {
  const token = await network.tokenOf('operator@portal.test');
  return (await network.request('/publisher/v1/partners/1', { token })).body;
};
const operator = (...args: string[]) => runOperator(network, ...args);

const unknown: Refusal = { at: 'recipient', code: 550, words: '5.1.1 No such user here' };

test('a mailbox that does not exist gets no further mail until an operator allows it', async () => {
  const { state, mail } = await mailing(unknown);
  await mail();
  expect(read(await profile(), 'data.email_refused_at')).toBe(now);
  expect(read(await asOperator(), 'data.email_refusal')).toBe('550 5.1.1 No such user here');
  state.refusal = null;
  await mail();
  expect([state.asked, state.taken]).toEqual([1, []]);
  expect(await operator('mails')).toBe(
    [
      `${now}   ${email}   email-taken   refused: Not sent: 550 5.1.1 No such user here`,
      `${now}   ${email}   email-taken   refused: 550 5.1.1 No such user here`,
    ].join('\n'),
  );
  expect(await operator('mail-again', email.toUpperCase())).toBe(
    `Mails go to ${email} again. Those of before are not repeated.`,
  );
  await mail();
  expect(state.taken).toHaveLength(1);
  expect([
    read(await profile(), 'data.email_refused_at'),
    read(await asOperator(), 'data.email_refusal'),
  ]).toEqual([null, null]);
  expect(await operator('mail-again', email)).toBe(`Nothing to do: mails to ${email} are not held back.`);
});

test('another address of the same user gets its mails', async () => {
  const { state, mail } = await mailing(unknown);
  await mail();
  state.refusal = null;
  const { db } = network.network;
  await db.updateTable('app_user').set({ email: 'new@kestrel.test' }).where('email', '=', email).execute();
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'new@kestrel.test')
    .executeTakeFirstOrThrow();
  await mailUser(network.network, id, { template: 'email-taken', values: { link: null } });
  await db.updateTable('app_user').set({ email }).where('id', '=', id).execute();
  await mail();
  expect(state.taken).toHaveLength(1);
});

test.each<Refusal>([
  { at: 'recipient', code: 550, words: 'No such user here' },
  { at: 'recipient', code: 553, words: 'Not a mailbox name' },
  { at: 'recipient', code: 550, words: '5.2.1 The mailbox is closed' },
])('$code $words at its $at is about the mailbox', async (refusal) => {
  const { mail } = await mailing(refusal);
  await mail();
  expect(read(await profile(), 'data.email_refused_at')).toBe(now);
});

test.each<Refusal>([
  { at: 'recipient', code: 550, words: '5.7.1 You are on a block list' },
  { at: 'recipient', code: 552, words: 'The mailbox is full' },
  { at: 'recipient', code: 550, words: '5.2.2 The mailbox is full' },
  { at: 'recipient', code: 450, words: '4.1.1 Unknown so far' },
  { at: 'recipient', code: 550, words: '5.1.8 Sender address rejected: Domain not found' },
  { at: 'sender', code: 550, words: 'No such sender' },
  { at: 'text', code: 550, words: '5.1.1 Looks like spam' },
])('$code $words at its $at is not', async (refusal) => {
  const { mail } = await mailing(refusal);
  await mail();
  expect(read(await profile(), 'data.email_refused_at')).toBeNull();
});
