import { expect, test } from 'vitest';
import { type TestNetwork, password, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

// An override, an isolate that never ends, and marks: 'Weekly report' for a reader.
const turning = '\u202eWeekly\u2066 rep\u200eort\u2069\u200f';

test('[O11] names turn no direction of what stands around them: one that would is refused at its field', async () => {
  const json = { name: turning, scope: 'figures', days: 30 };
  const refused = [
    { code: 'MALFORMED', description: expect.stringMatching(/direction of writing/) as unknown },
  ];
  const named = (path: string, body: unknown) => network.request(path, { json: body, token });
  for (const [path, body] of [
    ['/publisher/v1/api-tokens', json],
    ['/publisher/v1/analytics', { name: turning, query: 'dimensions=country' }],
  ] as const) {
    const answer = await named(path, body);
    expect([answer.status, read(answer.body, 'errors')]).toEqual([422, [{ field: 'name', errors: refused }]]);
  }
  expect((await named('/publisher/v1/api-tokens', { ...json, name: 'Weekly report שלום' })).status).toBe(200);
});

test('a mail has none, not even of a name that was stored with them', async () => {
  await network.network.db
    .updateTable('app_user')
    .set({ firstname: `\u202eNora\u2067` })
    .where('email', '=', 'publisher@portal.test')
    .execute();
  await network.request('/oauth/pat', { method: 'POST', token });
  const { body } = await network.request('/__test/outbox');
  const [mail] = readList(body, 'data');
  expect(read(mail, 'text')).toMatch(/^Hello Nora,/);
});

test('passwords are compared as they were typed', async () => {
  const fresh = 'wolken\u200fstein mit marke';
  const change = { current_password: password, password: fresh, password_confirmation: fresh };
  const answer = await network.request('/publisher/v1/user-profile/password', {
    method: 'PUT',
    json: change,
    token,
  });
  expect(answer.status).toBe(200);
  const signIn = async (typed: string) => (await network.signIn('publisher@portal.test', typed)).status;
  expect([await signIn(fresh), await signIn(fresh.replace('\u200f', ''))]).toEqual([200, 400]);
});
