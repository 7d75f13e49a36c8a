import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Refusal = { at: 'sender' | 'recipient' | 'text'; code: number; words: string };

type Pair = Awaited<ReturnType<typeof generate>>;
export const certify = () => generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256' });

/** A mail server that takes what it gets, until it is to refuse. */
export async function openMailServer({ pair = null as Pair | null, login = '' } = {}) {
  const state = {
    refusal: null as Refusal | null,
    taken: [] as { secure: boolean; sender: string; text: string }[],
    asked: 0,
  };
  const refusalAt = (at: Refusal['at']) =>
    state.refusal?.at === at
      ? Object.assign(new Error(state.refusal.words), { responseCode: state.refusal.code })
      : null;
  const server = new SMTPServer({
    disabledCommands: [...(pair ? [] : ['STARTTLS']), ...(login === '' ? ['AUTH'] : [])],
    ...(pair && { key: pair.private, cert: pair.cert }),
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      `${username}:${password}` === login ? done(null, { user: username }) : done(new Error('Unknown')),
    onMailFrom: (_, __, done) => {
      state.asked += 1;
      done(refusalAt('sender'));
    },
    onRcptTo: (_, __, done) => done(refusalAt('recipient')),
    onData: (stream, { secure, envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refused = refusalAt('text');
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        if (!refused) state.taken.push({ secure, sender, text: Buffer.concat(parts).toString('utf8') });
        done(refused);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { state, port };
}

/** Quoted-printable, as RFC 2045 has it. */
const readable = (text: string) => {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n').slice(1);
};

/** Its headers, unfolded, and its text. */
export function readMail(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    text
      .slice(0, end)
      .replaceAll(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  ) as Record<string, string>;
  return { headers, body: readable(text.slice(end)) };
}
