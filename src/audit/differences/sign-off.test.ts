import { omit } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { sha256Of } from '#portal/watched/canonical.ts';
import type { ChangedChart } from './diff.ts';
import { isOfOthers, readSignOff, signOffsOf, signOffText } from './sign-off.ts';

const [older, newer] = ['a1'.repeat(32), 'b2'.repeat(32)];
const change: ChangedChart = {
  name: 'door',
  change: 'changed',
  before: older,
  after: newer,
  hashes: { before: older, after: newer },
  differences: [],
  otherRows: { removed: [], added: [] },
  definitionBefore: null,
};
const at = new Date('2026-11-24T06:00:00Z');
const now = at.getTime();
const releases = {
  before: { commit: 'c0ffee', digest: 'd1'.repeat(32) },
  after: { commit: 'decade', digest: null },
};
const text = signOffText(' Ada Lovelace ', { changes: [change], releases, at });
const content = {
  format: 1,
  name: 'Ada Lovelace',
  at: '2026-11-24T06:00:00.000Z',
  releases,
  changes: [{ chart: 'door', before: older, after: newer }],
};
const fileOf = (signOff: object) => JSON.stringify({ signOff, hash: sha256Of(signOff) });
const signOffIn = (file: string) => {
  const read = readSignOff(file, now);
  if (read.fault !== null) throw new Error(read.fault);
  return read.signOff;
};

describe('a sign-off', () => {
  test('[M3] holds name, date, releases and the hashes before and after', () => {
    expect(signOffIn(text)).toEqual(content);
  });

  test('[M3] counts for exactly its change: another one is open', () => {
    const signOff = signOffIn(text);
    expect(signOffsOf(change, [signOff])).toEqual([signOff]);
    expect(signOffsOf({ ...change, after: 'c3'.repeat(32) }, [signOff])).toEqual([]);
    expect(signOffsOf({ ...change, before: newer, after: older }, [signOff])).toEqual([]);
    expect(signOffsOf({ ...change, name: 'window' }, [signOff])).toEqual([]);
  });

  test('[M3] that names no releases, as files of before, is read', () => {
    const former = omit(content, ['releases']);
    expect(signOffIn(fileOf(former))).toEqual(former);
  });

  test.each([
    ['edited', text.replace('Ada', 'Eva')],
    ['edited', text.replace('c0ffee', 'badcafe')],
    ['edited', text.replace(newer.slice(0, 12), '000000000000')],
    ['unreadable', '{}'],
    ['unreadable', 'no JSON'],
    ['unreadable', fileOf({ ...content, at: 'yesterday' })],
    ['nameless', fileOf({ ...content, name: ' ' })],
    ['ahead', fileOf({ ...content, at: '2026-11-24T06:06:00.000Z' })],
  ])('[M3] that is %s does not count', (fault, file) => {
    expect(readSignOff(file, now)).toEqual({ fault });
  });

  test('[M3] between other releases, or these the other way round, is said to be', () => {
    const signOff = signOffIn(text);
    const { before, after } = releases;
    expect(isOfOthers(signOff, releases)).toBe(false);
    expect(isOfOthers(signOff, { before: after, after: before })).toBe(true);
    expect(isOfOthers(signOff, { before: { ...before, commit: 'badcafe' }, after })).toBe(true);
    expect(isOfOthers(signOff, { before, after: { ...after, digest: newer } })).toBe(true);
    expect(isOfOthers(omit(signOff, ['releases']), releases)).toBe(false);
  });
});
