import { expect, test } from 'vitest';
import { registering } from './registering.ts';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const profilePath = '/publisher/v1/user-profile';

test.each(['abc', '+49 40 5550 1290+49 40 123456', '1234'])(
  '[E2] %j is no phone number: neither a profile nor a registration takes it',
  async (phone) => {
    const token = await network.tokenOf();
    const { register, outbox } = registering(network);
    const answers = [
      await network.request(profilePath, { method: 'PUT', token, json: { phone } }),
      await register({ phone }),
    ];
    for (const { status, body } of answers) {
      expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
      expect(readList(body, 'errors').map((entry) => read(entry, 'field'))).toEqual(['phone']);
    }
    const { body } = await network.request(profilePath, { token });
    expect(read(body, 'data.phone')).toBe('+49 40 5550 1290');
    expect(await outbox()).toEqual([]);
  },
);
