import { expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const path = '/publisher/v1/terms';
const newest = { version: '2026-12', title: 'New terms', body: 'We pay weekly.\n\nNo vouchers.' };

const operator = () => network.tokenOf('operator@portal.test');
const publish = async (json: unknown) => network.request(path, { json, token: await operator() });
const versions = async () => {
  const { body } = await network.request(`${path}?limit=-1`, { token: await operator() });
  return readList(body, 'data.data').map((row) => [
    read(row, 'version'),
    read(row, 'in_force'),
    read(row, 'accepted'),
    read(row, 'publishers'),
  ]);
};
const pendingOf = async (token: string) => {
  const { body } = await network.request('/publisher/v1/user-profile', { token });
  return read(body, 'data.partner.terms_conditions');
};

test('[T1] operators see each version with how many active publishers accepted it last', async () => {
  expect(await versions()).toEqual([
    ['2026-10', true, 1, 2],
    ['2024-05', false, 1, 2],
  ]);
});

test('[T1] [T3] what an operator publishes is in force at once, and every publisher is asked', async () => {
  const before = await versions();
  const { status, body } = await publish(newest);
  expect([status, read(body, 'data')]).toEqual([
    200,
    {
      ...newest,
      is_placeholder: false,
      published_at: '2026-11-20T12:00:00.000Z',
      in_force: true,
      accepted: 0,
      publishers: 2,
    },
  ]);
  expect(await versions()).toEqual([
    ['2026-12', true, 0, 2],
    ...before.map(([version, , ...counts]) => [version, false, ...counts]),
  ]);
  const token = await network.tokenOf();
  expect(read(await pendingOf(token), 'acceptation')).toBe(true);
  const json = { tos: newest.version };
  await network.request('/publisher/v1/user-profile/tos-accept', { method: 'PUT', token, json });
  expect((await versions())[0]).toEqual(['2026-12', true, 1, 2]);
});

test('[T1] no operator is asked to accept what is published for publishers', async () => {
  await publish(newest);
  const asked = async (token: string) => {
    const { body } = await network.request('/publisher/v1/user-profile', { token });
    return read(body, 'data.partner.terms_conditions.acceptation');
  };
  expect([await asked(await operator()), await asked(await network.tokenOf())]).toEqual([false, true]);
});

test('[T1] a version is there once; publishers publish none', async () => {
  await publish(newest);
  const again = await publish(newest);
  expect([
    again.status,
    read(again.body, 'errors.0.field'),
    read(again.body, 'errors.0.errors.0.code'),
  ]).toEqual([422, 'version', 'VERSION_TAKEN']);
  const token = await network.tokenOf();
  expect((await network.request(path, { json: { ...newest, version: '2027-01' }, token })).status).toBe(403);
  expect((await network.request(path, { token })).status).toBe(403);
});

test('[M4] an operator reads one publisher as the list has it', async () => {
  const token = await operator();
  const { body } = await network.request('/publisher/v1/partners?limit=-1&sort=id', { token });
  const one = await network.request('/publisher/v1/partners/2', { token });
  expect([one.status, read(one.body, 'data')]).toEqual([200, readList(body, 'data.data')[1]]);
  expect((await network.request('/publisher/v1/partners/2', { token: await network.tokenOf() })).status).toBe(
    403,
  );
  expect((await network.request('/publisher/v1/partners/9999', { token })).status).toBe(404);
});
