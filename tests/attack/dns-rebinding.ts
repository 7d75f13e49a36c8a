import { request } from 'node:http';
import { AddressRefused, safeFetch } from '#server/outgoing/safe-fetch.ts';
import { authorizationAt, createFindings, type ServerAttack } from './attack.ts';

const strangers = (port: string) => [
  'rebound.example',
  `rebound.example:${port}`,
  '127.0.0.1.rebound.example',
  `localhost.rebound.example:${port}`,
  'localhost.',
  'localhost@rebound.example',
  '169.254.169.254',
  '0.0.0.0',
  'xn--lcalhost-54a',
];

const statusFor = (url: string, host: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    request(url + path, { headers: { host, accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const inner = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
];

// Answers with a public address first, and with one of the inside from then on.
function rebinding(address: string) {
  let asked = 0;
  return () => {
    asked += 1;
    const found = asked === 1 ? ['192.0.2.1', address] : [address];
    return Promise.resolve(found.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })));
  };
}

export const dnsRebinding: ServerAttack = {
  name: 'DNS rebinding',
  bound:
    'a name that comes to point at this machine gets no page and no answer of the API; the network calls no private address, even if a name resolves to one later',
  run: async ({ url }) => {
    const { note, findings } = createFindings();
    for (const host of strangers(new URL(url).port)) {
      for (const path of ['/publisher/v1/config', '/login', '/outbox']) {
        const status = await statusFor(url, host, path);
        note(`answer to a foreign name: ${status}`, `${host}${path}`, status >= 400);
      }
    }
    for (const address of inner) {
      const outcome = await safeFetch('http://partner.example/', {
        resolve: rebinding(address),
        timeoutMs: 2000,
      }).then(
        ({ status }) => `answered ${status}`,
        (error: unknown) => (error instanceof AddressRefused ? 'call refused' : String(error)),
      );
      note(outcome, `call to ${address}`, outcome === 'call refused');
    }
    const authorization = await authorizationAt(url);
    for (const address of inner.slice(1)) {
      const literal = address.includes(':') ? `[${address}]` : address;
      if (literal === '[::1]') continue;
      const { status } = await fetch(`${url}/publisher/v1/postbacks/test-call`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://${literal}/` }),
      });
      note(`postback to the inside: ${status}`, address, status === 422);
    }
    return findings();
  },
};
