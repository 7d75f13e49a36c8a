import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMail } from './mail-server.ts';
import { openMailing, recipient } from './mailing.ts';
import { onFreshNetwork, read, type TestNetwork } from './network.ts';
import { runOperator } from './run-operator.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounces-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A mail of the network that its mail server has taken, and its `Message-ID`. */
async function taken() {
  const { state, mail } = await openMailing(network, null);
  await mail();
  const [{ text, sender } = { text: '', sender: '' }] = state.taken;
  const { 'Message-ID': id = '' } = readMail(text).headers;
  return { id, sender, text };
}

type Report = { action?: string; status?: string; words?: string; boundary?: string };

// As Postfix writes them.
const notification = (
  returned: string,
  { action = 'failed', status = '5.1.1', words, boundary = 'B1' }: Report = {},
) =>
  `Return-Path: <>
From: MAILER-DAEMON@mx.northwind.example (Mail Delivery System)
To: bounces@northwind.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="${boundary}"

This is a MIME-encapsulated message.

--${boundary}
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--${boundary}
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.northwind.example
X-Postfix-Queue-ID: 4ZxQ1c3Kf2z1
Arrival-Date: Fri, 20 Nov 2026 12:00:01 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.portal.test
Diagnostic-Code: smtp; ${
    words ??
    `550 ${status} <${recipient}>: Recipient
    address rejected: User unknown`
  }

--${boundary}
${returned}

--${boundary}--
`.replaceAll('\n', '\r\n');

const headersOnly = (id: string) =>
  `Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Date: Fri, 20 Nov 2026 12:00:00 +0000
Message-ID: ${id}
From: portal@northwind.example`;

const wholeMail = (text: string) =>
  `Content-Description: Undelivered Message\nContent-Type: message/rfc822\n\n${text.replaceAll('\r\n', '\n')}`;

async function bounce(...mails: string[]) {
  const files = mails.map((_, nth) => join(folder, `${nth}.eml`));
  await Promise.all(mails.map((mail, nth) => writeFile(files[nth] ?? '', mail)));
  return runOperator(network, 'bounce', ...files);
}

async function refusedAt() {
  const token = await network.tokenOf(recipient);
  return read((await network.request('/publisher/v1/user-profile', { token })).body, 'data.email_refused_at');
}

const words = `550 5.1.1 <${recipient}>: Recipient address rejected: User unknown`;

describe('a notification that a mail did not arrive', () => {
  test('comes to the address of MAIL_BOUNCES, and ends mails to an address without a mailbox', async () => {
    const { id, sender } = await taken();
    expect(sender).toBe('bounces@northwind.example');
    expect(await refusedAt()).toBeNull();
    expect(await bounce(notification(headersOnly(id)))).toBe(`${recipient} gets no further mail: ${words}`);
    expect(await refusedAt()).toEqual(expect.any(String));
    expect(await runOperator(network, 'mails')).toBe(
      `2026-11-20T12:00:00.000Z   ${recipient}   email-taken   refused: ${words}`,
    );
    const { state, mail } = await openMailing(network, null);
    await mail();
    expect(state.asked).toBe(0);
    expect(await runOperator(network, 'mail-again', recipient)).toContain('again');
    await mail();
    expect(state.taken).toHaveLength(1);
  });

  test('names the mail by all of it, and by its headers in base64', async () => {
    const { id, text } = await taken();
    expect(await bounce(notification(wholeMail(text)))).toBe(`${recipient} gets no further mail: ${words}`);
    const encoded = Buffer.from(`Message-ID: ${id}\r\n`).toString('base64');
    const headers = `Content-Type: text/rfc822-headers\nContent-Transfer-Encoding: base64\n\n${encoded}`;
    expect(await bounce(notification(headers))).toBe(`${recipient} gets no further mail: ${words}`);
  });

  test.each<[string, Report, boolean]>([
    ['a closed mailbox', { status: '5.2.1' }, true],
    ['a domain without mails', { status: '5.1.10' }, true],
    [
      'a code of the other server alone, as Exim writes it',
      { status: '5.0.0', words: '550 5.1.1 No such user' },
      true,
    ],
    ['a full mailbox', { status: '5.2.2' }, false],
    ['a sender who is not trusted', { status: '5.7.1' }, false],
    ['a sender whose domain is not known', { status: '5.1.8' }, false],
    ['a code that says nothing', { status: '5.0.0', words: '554 Looks like spam' }, false],
  ])('%s', async (_, report, isOfNobody) => {
    const { id } = await taken();
    const said = await bounce(notification(headersOnly(id), report));
    expect(
      said.startsWith(
        isOfNobody ? `${recipient} gets no further mail` : `A mail to ${recipient} did not arrive`,
      ),
    ).toBe(true);
    expect((await refusedAt()) !== null).toBe(isOfNobody);
  });

  test('counts neither late, nor forged, nor of another network, nor as an answer of a person', async () => {
    const { id } = await taken();
    const none = 'Nothing was done: this is no notification of a mail that did not arrive.';
    const foreign = 'Nothing was done: the mail that did not arrive is none of this network.';
    const forged = id.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(
      await bounce(
        notification(headersOnly(id), { action: 'delayed', status: '4.1.1' }),
        notification(headersOnly(id), { action: 'relayed', status: '2.0.0' }),
        `From: nora@portal.test\r\nIn-Reply-To: ${id}\r\nSubject: Out of office\r\n\r\n550 5.1.1 I am away.`,
        '',
        notification(headersOnly(forged)),
        notification(headersOnly('<3.1795.abc@elsewhere.example>')),
      ),
    ).toBe([none, none, none, none, foreign, foreign].join('\n'));
    expect(await refusedAt()).toBeNull();
  });
});
