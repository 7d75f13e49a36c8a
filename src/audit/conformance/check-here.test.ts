import { expect, test, vi } from 'vitest';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkText } from './check-here.ts';
import { hashingText } from './hashing-text.ts';

const page = (build: string) => `<script type="module" src="/assets/${build}.js"></script>`;
const entry = {
  seq: 1,
  at: 0,
  wallClock: 1_700_000_000_000,
  chart: 'nobody',
  actor: 'x:0',
  event: 'xstate.init',
  took: [],
  active: ['nobody'],
  tags: [],
};

const keysOf = async (file: object) => {
  const checked = await checkText(JSON.stringify(file), [], () => true);
  return checked && 'unknownKeys' in checked ? checked.unknownKeys : null;
};

test('[M3] keys that no portal writes were added, unless another build or an unknown chart wrote the log', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page('index-1'))));
  const log = (build: string | null, more: object = {}) => ({
    portal: 'one',
    shadow: null,
    entries: [{ ...entry, chart: 'session', active: ['session'], build, note: 'mine' }],
    ...more,
  });
  const keys = [{ key: 'note', seq: 1, count: 1 }];
  const own = await import('#contract/portal-version.ts').then(({ versionOfPage }) =>
    versionOfPage(page('index-1')),
  );
  expect(await keysOf(log(own))).toEqual({ keys, isOfAnotherBuild: false });
  expect(await keysOf(log(null))).toEqual({ keys, isOfAnotherBuild: false });
  expect(await keysOf(log('index-2'))).toEqual({ keys, isOfAnotherBuild: true });
  const strange = (build: string | null) => log(build, { entries: [{ ...entry, build, note: 'mine' }] });
  expect(await keysOf(strange(own))).toEqual({ keys, isOfAnotherBuild: false });
  expect(await keysOf(strange(null))).toEqual({ keys, isOfAnotherBuild: true });
  vi.unstubAllGlobals();
});

test('[M3] a long check is ended within a turn', async () => {
  const entries = Array.from({ length: 30_000 }, (_, nth) => ({ ...entry, seq: nth + 1 }));
  const shares: number[] = [];
  const ended = await checkText(JSON.stringify({ portal: 'one', shadow: null, entries }), [], (share) => {
    shares.push(share);
    return shares.length < 3;
  });
  expect([ended, shares.length]).toEqual([null, 3]);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
});

test('[M3] a text is hashed bit by bit as it is at once', () => {
  for (const text of ['', 'a', `${'x'.repeat(65_535)}😀${'ü'.repeat(70_000)}`]) {
    const hashing = hashingText(text);
    let step = hashing.next();
    while (!step.done) step = hashing.next();
    expect(step.value).toBe(bytesToHex(sha256(utf8ToBytes(text))));
  }
});
