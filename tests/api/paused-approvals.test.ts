import { expect, test } from 'vitest';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

test('[O6] live offers are found by whether they are paused', async () => {
  const token = await network.tokenOf();
  const live = async (paused = '') => {
    const path = `/publisher/v1/approvals?type=live&limit=-1&sort=id${paused}`;
    return readList((await network.request(path, { token })).body, 'data.data');
  };
  const [first] = await live();
  const offer = String(read(first, 'offer.id'));
  await network.request(`/publisher/v1/offers/${offer}/pause`, { method: 'PUT', token });
  const all = await live();
  const isPaused = (row: unknown) => read(row, 'paused') === true;
  expect(await live('&paused=1')).toEqual(all.filter(isPaused));
  expect(await live('&paused=0')).toEqual(all.filter((row) => !isPaused(row)));
  expect(all.find((row) => String(read(row, 'offer.id')) === offer)).toMatchObject({ paused: true });
});
