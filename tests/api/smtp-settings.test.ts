import { describe, expect, test } from 'vitest';
import { BadOptions, readOptions } from '#server/start/options.ts';

describe('SMTP_URL', () => {
  const sender = { MAIL_FROM: 'portal@example.net' };
  test.each([
    [
      { SMTP_URL: 'smtps://mail.example.net', ...sender },
      { port: 465, tls: 'start', auth: null },
    ],
    [
      { SMTP_URL: 'smtp://mail.example.net', ...sender },
      { port: 587, tls: 'starttls' },
    ],
    [
      { SMTP_URL: 'smtp://a%40b:c%2Fd@[::1]:25?starttls=optional', ...sender },
      { host: '::1', port: 25, tls: 'optional', auth: { user: 'a@b', pass: 'c/d' } },
    ],
  ])('%j is read', (env, settings) => {
    expect(readOptions([], env)).toMatchObject({ smtp: settings, showsOutbox: false });
  });

  test.each([
    [{ SMTP_URL: 'mail.example.net:25', ...sender }, 'SMTP_URL has to be an address'],
    [{ SMTP_URL: 'https://user:hidden@mail.example.net', ...sender }, 'SMTP_URL has to be an address'],
    [{ SMTP_URL: 'smtp://user%zz:hidden@mail.example.net', ...sender }, 'SMTP_URL has to be an address'],
    [{ SMTP_URL: 'smtp://user:hid%zzden@mail.example.net', ...sender }, 'SMTP_URL has to be an address'],
    [
      { SMTP_URL: 'smtp://mail.example.net?starttls=no', ...sender },
      'starttls is required or optional, not "no"',
    ],
    [{ SMTP_URL: 'smtp://mail.example.net' }, 'MAIL_FROM: SMTP_URL sends mails'],
    [{ SMTP_URL: 'smtp://mail.example.net', MAIL_FROM: 'Portal' }, 'not "Portal"'],
    [{ SMTP_URL: 'smtp://mail.example.net', ...sender, MAIL_TRANSPORT: 'outbox' }, 'set one of them'],
  ])('%j is refused', (env, words) => {
    const read = () => readOptions([], env);
    expect(read).toThrow(BadOptions);
    expect(read).toThrow(words);
    expect(read).not.toThrow('hidden');
  });
});
