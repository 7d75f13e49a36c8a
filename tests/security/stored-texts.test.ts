import { expect, test, vi } from 'vitest';
import { type TestNetwork, password, read, onNetwork } from '../api/network.ts';
import { hostileTexts } from './hostile-texts.ts';

type Write = { method?: 'PUT'; path: string; json: Record<string, unknown> };
// A call that stores a text, and the path of the text in its response.
type Place = { by?: 'operator'; write: (text: string) => Write; storedAt: string };

const offer = { category_id: 1, currency: 'EUR', countries: ['DE'], payouts: [{ model: 'CPA', amount: 1 }] };
const places: Readonly<Record<string, Place>> = {
  'a first name': {
    write: (firstname) => ({ method: 'PUT', path: 'v1/user-profile', json: { firstname } }),
    storedAt: 'data.firstname',
  },
  'a messenger': {
    write: (messenger) => ({ method: 'PUT', path: 'v1/user-profile', json: { messenger } }),
    storedAt: 'data.messenger',
  },
  'the name of a postback': {
    write: (name) => ({ path: 'v1/postbacks', json: { name, url: 'https://pb.example/in' } }),
    storedAt: 'data.name',
  },
  'the name of a link': {
    write: (name) => ({ path: 'v1/tracking-links', json: { name, offer_id: 47_604 } }),
    storedAt: 'data.name',
  },
  'a sub ID': {
    write: (sub1) => ({ method: 'PUT', path: 'v1/tracking-links/107', json: { sub1 } }),
    storedAt: 'data.sub1',
  },
  'the name of a campaign': {
    write: (name) => ({ method: 'PUT', path: 'v1/campaigns/101', json: { name } }),
    storedAt: 'data.name',
  },
  'the name of a click tag': {
    write: (name) => ({ path: 'v1/clicktags', json: { name, values: { sub1: 'x' } } }),
    storedAt: 'data.name',
  },
  'the name of a view': {
    write: (name) => ({ path: 'v1/analytics', json: { name, query: 'dimensions=country' } }),
    storedAt: 'data.name',
  },
  'the name of an offer': {
    by: 'operator',
    write: (name) => ({ path: 'v1/offers', json: { ...offer, name } }),
    storedAt: 'data.name',
  },
  'the description of an offer': {
    by: 'operator',
    write: (description) => ({ method: 'PUT', path: 'v1/offers/48213', json: { description } }),
    storedAt: 'data.description',
  },
  'the value of a tag': {
    by: 'operator',
    write: (value) => ({ path: 'v1/tags', json: { kind: 'color', value } }),
    storedAt: 'data.value',
  },
  'the name of the network': {
    by: 'operator',
    write: (name) => ({ method: 'PUT', path: 'v1/config', json: { general: { system_name: name } } }),
    storedAt: 'data.general.system_name',
  },
};

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

// Each text goes to every third place: to four of them.
const textsOf = (place: number) => hostileTexts.filter((_, text) => text % 3 === place % 3);

test.each(Object.entries(places).map(([name, place], index) => [name, place, textsOf(index)] as const))(
  '%s is stored as it was written, or refused',
  async (_, { by, write, storedAt }, texts) => {
    const token = await network.tokenOf(by === 'operator' ? 'operator@portal.test' : undefined);
    const changed: unknown[] = [];
    let count = 0;
    for (const text of texts) {
      const { path, ...options } = write(text);
      const { status, body } = await network.request(`/publisher/${path}`, { ...options, token });
      const found = read(body, storedAt);
      const written = typeof found === 'string' ? found.toWellFormed() : '';
      // Half a character is none; an empty text may be stored as null.
      const whole = text.toWellFormed();
      const isAsWritten = status === 200 && [whole, whole.trim()].includes(written);
      if (isAsWritten) count += 1;
      else if (![409, 422].includes(status)) changed.push({ status, text: text.slice(0, 40), found });
    }
    expect(changed).toEqual([]);
    expect(count).toBeGreaterThan(5);
  },
);

test('the network prints nothing of a secret, however a call ends', async () => {
  const printed: string[] = [];
  const keep = (...parts: unknown[]) => void printed.push(parts.map(String).join(' '));
  const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(keep),
  );
  const { body } = await network.request('/__test/shadow-login', { json: {} });
  const ott = new URL(String(read(body, 'url'))).searchParams.get('ott') ?? '';
  const token = await network.tokenOf();
  await network.network.db.schema.alterTable('partner').renameTo('gone').execute();
  const answers = await Promise.all([
    network.signIn('publisher@portal.test'),
    network.signIn('publisher@portal.test', 'a wrong one'),
    network.request('/oauth/ott-token', { json: { ott } }),
    network.request('/publisher/v1/user-profile', { token }),
    network.request(`/email/verify/7?signature=${ott}&expires=1`, {}),
    network.request('/password/publisher/reset', {
      json: { token: ott, email: 'publisher@portal.test', password, password_confirmation: password },
    }),
  ]);
  await network.network.db.schema.alterTable('gone').renameTo('partner').execute();
  for (const spy of spies) spy.mockRestore();
  expect(answers.some(({ status }) => status === 500)).toBe(true);
  expect(printed.length).toBeGreaterThan(0);
  const secrets = [ott, token, password, 'a wrong one'];
  expect(printed.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
