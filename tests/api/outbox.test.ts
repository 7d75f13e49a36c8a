import { describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { writeMail } from '#server/mail/mails.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const page = (path: string) => network.request(path, { headers: { accept: 'text/html' } });
const requestReset = (email: string) => network.request('/password/publisher/email', { json: { email } });
const linkOf = async () => {
  const { body } = await network.request('/__test/outbox');
  return String(read(readList(body, 'data')[0], 'link'));
};

describe('the outbox', () => {
  test('is empty at first', async () => {
    const { status, headers, text } = await page('/outbox');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=UTF-8',
      'no-store',
    ]);
    expect(text).toContain('No mail yet.');
  });

  test('lists mails, the newest first, and opens each with its link', async () => {
    await requestReset('terms@portal.test');
    await requestReset('publisher@portal.test');
    const { text } = await page('/outbox');
    const found = [...text.matchAll(/<td>(\w+@portal\.test)<\/td>\s*<td><a href="(\/outbox\/\d+)"[^>]*>/g)];
    expect(found.map(([, to]) => to)).toEqual(['publisher@portal.test', 'terms@portal.test']);
    const link = (await linkOf()).replaceAll('&', '&amp;');
    expect(text).toContain(`<a href="${link}">`);
    const mail = await page(found[0]?.[2] ?? '');
    expect(mail.status).toBe(200);
    expect(mail.text).toContain('Hello Nora,');
    expect(mail.text).toContain(`<a href="${link}">${link}</a>`);
  });

  test('[A12] wears the name of the network, leads back to the portal, and speaks the language of its reader', async () => {
    const accept = { accept: 'text/html', 'accept-language': 'de-AT' };
    const { text } = await network.request('/outbox', { headers: accept });
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>Postausgang – Halyard</title>');
    expect(text).toMatch(
      /<a class="name" href="\/"[^>]*><img [^>]+>Halyard<\/a>\s*<a href="\/">Zum Portal<\/a>/,
    );
    expect(text).toContain('Noch keine E-Mail.');
    expect((await page('/outbox')).text).toContain('<title>Outbox – Halyard</title>');
  });

  test('[A12] is read in the language that is chosen in its head, each mail too', async () => {
    await requestReset('publisher@portal.test');
    const { text } = await page('/outbox');
    const choices = [...text.matchAll(/<a\s+href="([^"]+)"\s+hreflang="(\w+)"[^>]*>/g)];
    expect(choices.map(([link, href, name]) => [name, href, link.includes('aria-current="true"')])).toEqual([
      ['en', '/outbox?lang=en', true],
      ['de', '/outbox?lang=de', false],
    ]);
    const german = await page('/outbox?lang=de');
    const [, path = ''] = /href="(\/outbox\/\d+[^"]*)"/.exec(german.text) ?? [];
    expect(path).toMatch(/^\/outbox\/\d+\?lang=de$/);
    const mail = (await page(path)).text;
    expect([
      mail.includes('<html lang="de">'),
      mail.includes('href="/outbox?lang=de">Postausgang</a>'),
    ]).toEqual([true, true]);
    expect(mail).toMatch(/>\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d UTC</);
  });

  test('needs no script and has its style in a file', async () => {
    const { text, headers } = await page('/outbox');
    expect(text).not.toMatch(/<script|<style|style=|javascript:/);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const file = await network.request(style);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('shows what others wrote as text', async () => {
    await network.network.db
      .insertInto('outbox')
      .values({
        recipient: '<img src=x>',
        template: 'verify',
        locale: 'en',
        subject: '<b>"quoted"</b>',
        body: 'Hello <script>alert(1)</script>,',
        link: null,
        created_at: new Date('2026-11-20T12:00:00Z'),
        status: 'waiting',
        next_at: null,
      })
      .execute();
    const list = await page('/outbox');
    const [, path = ''] = /href="(\/outbox\/\d+)"/.exec(list.text) ?? [];
    for (const { text } of [list, await page(path)]) expect(text).not.toMatch(/<img src=x|<b>|<script/);
  });

  test.each(['/outbox/999999', '/outbox/x', '/outbox/1/2', '/outbox/99999999999999999999'])(
    'has no %s',
    async (path) => {
      expect((await network.request(path)).status).toBe(404);
    },
  );

  test('is closed on a database server, unless it is enabled', async () => {
    const app = createApp({
      network: { ...network.network, showsOutbox: false },
      portal: null,
      tools: null,
    });
    const incoming = { headers: {}, socket: {} };
    for (const path of ['/outbox', '/outbox/1', '/outbox/style.css']) {
      expect((await app.request(path, undefined, { incoming })).status).toBe(404);
    }
    const database = { DATABASE_URL: 'postgres://db.example/portal' };
    expect(readOptions([], {}).showsOutbox).toBe(true);
    expect(readOptions([], database).showsOutbox).toBe(false);
    expect(readOptions([], { ...database, MAIL_TRANSPORT: 'outbox' }).showsOutbox).toBe(true);
    expect(() => readOptions([], { MAIL_TRANSPORT: 'pigeon' })).toThrow(BadOptions);
  });
});

describe('mails', () => {
  const to = { firstname: 'Rosa', lastname: 'Berger', system: 'Halyard' };

  test('are written in the language of their reader', () => {
    const values = { link: 'https://portal.example/login' };
    expect(writeMail('welcome', { ...to, locale: 'en' }, values)).toEqual({
      subject: 'Your account is approved',
      body: `Hello Rosa,

Good news: we have reviewed your registration, and your account at Halyard is ready. Sign in here:
https://portal.example/login

Please complete your billing details in your profile, so that we can pay you.

Kind regards
Halyard`,
    });
    expect(writeMail('welcome', { ...to, locale: 'de' }, values)).toEqual({
      subject: 'Ihr Konto ist genehmigt',
      body: `Guten Tag Rosa Berger,

gute Nachrichten: Wir haben Ihre Registrierung geprüft, und Ihr Konto bei Halyard ist bereit. Hier melden Sie sich an:
https://portal.example/login

Bitte ergänzen Sie in Ihrem Profil die Rechnungsdaten, damit wir Sie auszahlen können.

Mit freundlichen Grüßen
Halyard`,
    });
  });

  test('give a reason only where there is one', () => {
    const lines = (reason: string) =>
      writeMail('account-suspended', { ...to, locale: 'de' }, { link: null, reason }).body.split('\n\n');
    expect(lines('Betrugsverdacht')).toContain('Der Grund: Betrugsverdacht');
    expect(lines('')).toHaveLength(lines('Betrugsverdacht').length - 1);
  });
});
