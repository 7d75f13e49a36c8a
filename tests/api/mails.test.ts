import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { movableClock } from '#server/clock.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { mailCalls, readUndelivered } from '#server/mail/deliver-mails.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { readSmtpSettings } from '#server/mail/smtp-settings.ts';
import { createOutgoingCalls } from '#server/outgoing/outgoing-calls.ts';
import { certify, openMailServer, readMail, type Refusal } from './mail-server.ts';
import { startLimit } from './network.ts';

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const now = new Date('2026-11-20T12:00:00Z');
const link = 'https://portal.example.net/reset-password/secret';
const minute = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ archive: null });
  await migrate(database.db);
  await database.db.insertInto('setting').values({ key: 'signing_key', value: 'secret' }).execute();
}, startLimit);
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('refused_address').execute();
});
afterAll(() => database.close());

const from = 'Northwind <portal@northwind.example>';

/** A process of the network, in front of a mail server. */
function openProcess(address: string, waits = {}) {
  const settings = readSmtpSettings({ SMTP_URL: address, MAIL_FROM: from });
  if (!settings) throw new Error('There is an address');
  const mailer = createMailer(settings, { socketTimeout: 5000, ...waits });
  const clock = movableClock(now);
  const context = { db: database.db, clock, origin: '', allowsLoopback: true, mailer };
  const calls = createOutgoingCalls([mailCalls(() => context)]);
  onTestFinished(async () => {
    await calls.close();
    mailer.close();
  });
  return {
    clock,
    deliver: async () => {
      calls.wake();
      await calls.settled();
    },
    calls,
  };
}

const queue = (email = 'nora@publisher.example') =>
  sendMail(
    { db: database.db, clock: movableClock(now) },
    {
      template: 'password-reset',
      to: { email, firstname: 'Nora', lastname: 'Fährmann', locale: 'de' },
      values: { link },
    },
  );
const unsubscribe = 'https://portal.example.net/email/unsubscribe/1.payout.secret';
const queueNews = () =>
  sendMail(
    { db: database.db, clock: movableClock(now) },
    {
      template: 'email-taken',
      to: { email: 'nora@publisher.example', firstname: 'Nora', lastname: 'Fährmann', locale: 'en' },
      values: { link: null },
      unsubscribe,
    },
  );
const rows = () =>
  database.db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'next_at', 'answer', 'link', 'body'])
    .orderBy('id')
    .execute();
const smtp = (port: number, rest = '?starttls=optional') => `smtp://127.0.0.1:${port}${rest}`;
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);

const written = `
Guten Tag Nora Fährmann,

für Ihr Konto bei Halyard wurde ein neues Passwort angefordert. Hier können Sie es innerhalb einer Stunde einmal festlegen:
${link}

Damit enden alle Ihre Sitzungen, und alle Ihre API-Tokens werden widerrufen.

Wenn Sie kein neues Passwort möchten, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

Mit freundlichen Grüßen
Halyard
`;
describe('a mail', () => {
  test('is handed over once, and no link stays behind', async () => {
    const { state, port } = await openMailServer();
    const { deliver } = openProcess(smtp(port));
    await queue();
    const [{ id }] = [await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()];
    await deliver();
    await deliver();
    const [{ text } = { text: '' }, ...more] = state.taken;
    const { headers, body } = readMail(text);
    const { From, To, Date: date, 'Message-ID': messageId } = headers;
    expect([From, To, date, messageId]).toEqual([
      from,
      'nora@publisher.example',
      'Fri, 20 Nov 2026 12:00:00 +0000',
      like(new RegExp(String.raw`^<${id}\.${now.getTime()}\.[\w-]{16}@northwind\.example>$`)),
    ]);
    expect([headers['Auto-Submitted'], headers['Content-Language'], headers['Reply-To']]).toEqual([
      'auto-generated',
      'de',
      undefined,
    ]);
    expect(headers['Subject']).toBe('Neues Passwort festlegen');
    expect(body).toBe(written);
    expect(more).toEqual([]);
    expect(await rows()).toEqual([
      {
        status: 'sent',
        attempts: 1,
        next_at: null,
        answer: like(/^250 /),
        link: null,
        body: '',
      },
    ]);
  });

  test('that can be stopped says where, for programs that do it with one request (RFC 8058)', async () => {
    const { state, port } = await openMailServer();
    const { deliver } = openProcess(smtp(port));
    await queueNews();
    await queue();
    await deliver();
    const headers = state.taken.map(({ text }) => readMail(text).headers);
    const stops = headers.map((each) => [each['List-Unsubscribe'], each['List-Unsubscribe-Post']]);
    expect(stops.toSorted((one) => (one[0] ? -1 : 1))).toEqual([
      [`<${unsubscribe}>`, 'List-Unsubscribe=One-Click'],
      [undefined, undefined],
    ]);
    expect(await database.db.selectFrom('outbox').select('unsubscribe').execute()).toEqual([
      { unsubscribe: null },
      { unsubscribe: null },
    ]);
  });

  test('that is refused for now is tried again, as the same', async () => {
    const { state, port } = await openMailServer();
    const { deliver, clock } = openProcess(smtp(port));
    state.refusal = { at: 'recipient', code: 450, words: 'Greylisted' };
    await queue();
    await deliver();
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 1, next_at: after(1), answer: '450 Greylisted', link },
    ]);
    state.refusal = null;
    await deliver();
    expect(state.taken).toEqual([]);
    clock.set(after(1));
    await deliver();
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, next_at: null }]);
    expect(state.taken).toHaveLength(1);
  });

  test.each<Refusal>([
    { at: 'recipient', code: 550, words: 'No such user here' },
    { at: 'text', code: 554, words: 'Looks like spam' },
  ])('that is refused for good at its $at is not tried again, and operators see why', async (refusal) => {
    const { state, port } = await openMailServer();
    const { deliver, clock } = openProcess(smtp(port));
    state.refusal = refusal;
    await queue('gone@publisher.example');
    await deliver();
    state.refusal = null;
    clock.set(after(600));
    await deliver();
    expect([state.taken, state.asked]).toEqual([[], 1]);
    expect(await readUndelivered(database.db)).toEqual([
      {
        created_at: now,
        recipient: 'gone@publisher.example',
        template: 'password-reset',
        status: 'refused',
        answer: `${refusal.code} ${refusal.words}`,
      },
    ]);
  });

  test('is given up a day later, when its links have ended', async () => {
    const { state, port } = await openMailServer();
    const { deliver, clock } = openProcess(smtp(port));
    state.refusal = { at: 'sender', code: 451, words: 'Try later' };
    await queue();
    const tries: number[] = [];
    for (let [row] = await rows(); row?.next_at; [row] = await rows()) {
      tries.push((row.next_at.getTime() - now.getTime()) / minute);
      clock.set(row.next_at);
      await deliver();
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 321, 561, 801, 1041, 1281]);
    expect(await rows()).toMatchObject([{ status: 'expired', attempts: 10, link: null, body: '' }]);
  });

  test('of a time without a mail server is not sent once there is one', async () => {
    const { state, port } = await openMailServer();
    const { deliver, clock } = openProcess(smtp(port));
    await queue();
    clock.set(after(1441));
    await deliver();
    expect([state.asked, await rows()]).toMatchObject([0, [{ status: 'expired' }]]);
  });
});

describe('a mail server', () => {
  test('that is silent costs the mail an attempt', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const { deliver } = openProcess(smtp(port), { greetingTimeout: 50 });
    await queue();
    await deliver();
    expect(await rows()).toMatchObject([
      { status: 'waiting', next_at: after(1), answer: 'Greeting never received', link },
    ]);
  });

  test('without encryption gets no mail, unless that is allowed', async () => {
    const { state, port } = await openMailServer();
    const { deliver } = openProcess(smtp(port, ''));
    await queue();
    await deliver();
    expect([state.taken, await rows()]).toMatchObject([[], [{ status: 'waiting', link }]]);
  });

  test('gets mails encrypted, if its certificate is one to trust', async () => {
    const pair = await certify();
    const { state, port } = await openMailServer({ pair });
    const { deliver, clock } = openProcess(`smtp://localhost:${port}`);
    await queue();
    await deliver();
    expect([state.taken, await rows()]).toMatchObject([
      [],
      [{ status: 'waiting', answer: like(/certificate/) }],
    ]);
    const usual = tls.getCACertificates();
    onTestFinished(() => tls.setDefaultCACertificates(usual));
    tls.setDefaultCACertificates([...usual, pair.cert]);
    clock.set(after(1));
    await deliver();
    expect([state.taken, await rows()]).toMatchObject([[{ secure: true }], [{ status: 'sent' }]]);
  });

  test('that does not know the password keeps the mails waiting: it is mended', async () => {
    const { state, port } = await openMailServer({ login: 'portal:p@ss:word' });
    await queue();
    await queue();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => said.mockRestore());
    const wrong = openProcess(`smtp://portal:wrong@127.0.0.1:${port}?starttls=optional`);
    await wrong.deliver();
    expect(await rows()).toMatchObject([{ status: 'waiting', answer: like(/^5/) }, {}]);
    wrong.clock.set(after(1));
    await wrong.deliver();
    // However many wait.
    expect(said.mock.calls).toEqual([
      [like(/^Mails wait: the mail server 127\.0\.0\.1.* does not take them \(5/)],
    ]);
    const right = openProcess(`smtp://portal:p%40ss%3Aword@127.0.0.1:${port}?starttls=optional`);
    right.clock.set(after(10));
    await right.deliver();
    expect([state.taken.length, await rows()]).toMatchObject([2, [{ status: 'sent' }, { status: 'sent' }]]);
  });
});

describe('several processes', () => {
  test('send no mail twice', async () => {
    const { state, port } = await openMailServer();
    const processes = Array.from({ length: 3 }, () => openProcess(smtp(port)));
    for (let nth = 0; nth < 12; nth += 1) await queue(`p${nth}@publisher.example`);
    while ((await rows()).some(({ status }) => status === 'waiting')) {
      await Promise.all(processes.map(({ deliver }) => deliver()));
    }
    expect(state.taken.map(({ text }) => readMail(text).headers['To'] ?? '').toSorted()).toEqual(
      Array.from({ length: 12 }, (_, nth) => `p${nth}@publisher.example`).toSorted(),
    );
  });

  test('send again what one had in hand when it was killed, as the same mail', async () => {
    const { state, port } = await openMailServer();
    await queue();
    // As after a kill: claimed, and nobody there.
    await database.db
      .updateTable('outbox')
      .set({ attempts: 1, next_at: after(5) })
      .execute();
    const { deliver, clock } = openProcess(smtp(port));
    await deliver();
    expect(state.taken).toEqual([]);
    clock.set(after(5));
    await deliver();
    expect([state.taken.length, await rows()]).toMatchObject([1, [{ status: 'sent', attempts: 2 }]]);
  });
});
