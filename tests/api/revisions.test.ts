import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  await request('analytics', { method: 'POST', json: edited['saved view'].change('First') });
});

type Sent = { method?: string; json?: unknown };
const request = async (path: string, sent: Sent = {}) =>
  network.request(`/publisher/v1/${path}`, { token, method: 'GET', ...sent });
const revisionOf = async (path: string) => Number(read((await request(path)).body, 'data.revision'));
const outdated = [409, 'CHANGED_MEANWHILE'];

// What two tabs can edit at once: its path, and a change of it.
const edited = {
  postback: {
    path: 'postbacks/1',
    change: (name: string) => ({ name, url: 'https://pb.example/in?c={click_id}' }),
  },
  campaign: { path: 'campaigns/1', change: (name: string) => ({ name }) },
  'click tag of a campaign': {
    path: 'campaigns/1',
    call: 'campaigns/1/save-clicktag',
    change: (sub1: string) => ({ values: { sub1 } }),
  },
  'tracking link': { path: 'tracking-links/102', change: (name: string) => ({ name }) },
  'comment of an application': { path: 'approvals/28', change: (comment: string) => ({ comment }) },
  'saved view': { path: 'analytics/1', change: (name: string) => ({ name, query: 'dimensions=country' }) },
};

describe.each(Object.entries(edited))('a %s that two tabs change', (_name, { path, change, ...more }) => {
  const put = async (json: object) => {
    const { status, body } = await request('call' in more ? more.call : path, { method: 'PUT', json });
    return [status, status === 200 ? read(body, 'data.revision') : read(body, 'code')];
  };

  test('[O4] [O5] [O6] [O7] [O9] is saved over what was read, and refused over what came after it', async () => {
    const revision = await revisionOf(path);
    expect(await put({ ...change('One'), revision })).toEqual([200, revision + 1]);
    expect(await put({ ...change('Two'), revision })).toEqual(outdated);
    expect(await revisionOf(path)).toBe(revision + 1);
    expect(await put({ ...change('Two'), revision: revision + 1 })).toEqual([200, revision + 2]);
    expect(await put(change('Without having read'))).toEqual([200, revision + 3]);
  });

  test('[O4] [O5] [O6] [O7] [O9] has one winner, however many come at once', async () => {
    const revision = await revisionOf(path);
    const names = Array.from({ length: 8 }, (_, tab) => `Tab ${tab}`);
    const answers = await Promise.all(names.map(async (name) => put({ ...change(name), revision })));
    expect(answers.filter(([status]) => status === 200)).toEqual([[200, revision + 1]]);
    expect(answers.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 7 }, () => outdated));
  });
});

test('[O4] pausing a campaign is no change of what is edited', async () => {
  const revision = await revisionOf('campaigns/1');
  await request('campaigns/1/pause', { method: 'PUT' });
  expect(await revisionOf('campaigns/1')).toBe(revision);
});
