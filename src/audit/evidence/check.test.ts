import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { createMachine } from 'xstate';
import { canonical, sha256Of } from '#portal/watched/canonical.ts';
import { changedIn, checkEvidence, type Running } from './check.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { tallyOf, togetherOf } from '../results/tally.ts';
import { resultsOf } from './evidence-results.ts';
import { failedIn } from './failed-in.ts';
import { shortcomingsOf } from './shortcomings.ts';
import { withoutResult } from './without-result.ts';

const noSource = { functions: {}, files: {} };

const door = createMachine({
  id: 'door',
  description: 'Opens and closes.',
  initial: 'closed',
  states: {
    closed: { on: { open: { guard: 'isUnlocked', target: 'opened' } } },
    opened: { on: { close: 'closed' }, meta: { spec: ['S1'] } },
  },
});
const doorUnguarded = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: { target: 'opened' } } }, opened: { on: { close: 'closed' } } },
});

// Written by hand: what the page must come to.
const doorJson =
  '{"config":{"id":"door","initial":"closed","states":{"closed":{"on":{"open":{"guard":"isUnlocked","target":"opened"}}},"opened":{"on":{"close":"closed"}}}},"files":{},"functions":{}}';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the hash of a chart', () => {
  test('[M3] is SHA-256 of its canonical JSON, without notes', () => {
    expect(sha256Of(chartDefinition(door, noSource))).toBe(sha256(doorJson));
  });

  test('[M3] does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'ü' }], a: undefined })).toBe('{"b":[1,{"c":"ü","d":null}]}');
  });

  test.each([
    ['a guard that is gone', chartDefinition(doorUnguarded, noSource)],
    [
      'the code of a guard',
      chartDefinition(door, { functions: { 'guard isUnlocked': '() => true' }, files: {} }),
    ],
    [
      'the code beside it',
      chartDefinition(door, { functions: {}, files: { 'machines/lib/failure.ts': 'ab' } }),
    ],
  ])('[M3] changes with %s', (_, changed) => {
    expect(sha256Of(changed)).not.toBe(sha256(doorJson));
  });
});

const definition = chartDefinition(door, noSource);
const wiring = { wires: [], conditions: [], ...noSource };
const running: Running = { charts: { door: sha256Of(definition) }, wiring: sha256Of(wiring) };

const walk: AuditedTest = {
  file: 'tests/machines/paths.test.ts',
  suite: 'the door chart, walked',
  title: '[S1] closed, 2 steps',
  rows: ['S1'],
  runs: 1,
  result: 'passed',
};
const signIn = { ...walk, file: 'tests/e2e/login.e2e.ts', suite: '', title: '[S9] signs in', rows: ['S9'] };
const opens = { ...signIn, title: '[S1] opens', rows: ['S1'] };
const run = { at: '2026-11-24T03:00:00Z', passed: 2, failed: 0, skipped: 0 };
const browserRun = { ...run, failed: 1 };
const report: AuditReport = {
  tests: [walk, signIn, opens, { ...opens, result: 'failed' }, { ...opens, result: null }],
  runs: { unit: run, browser: browserRun },
  mutation: null,
  clauses: [],
};
const evidence = {
  format: 1,
  commit: 'c0ffee',
  hasLocalChanges: false,
  at: '2026-11-24T04:00:00Z',
  charts: [
    { name: 'door', hash: sha256Of(definition), definition, spec: { 'door.opened': ['S1'] }, approved: '' },
  ],
  wiring: { hash: sha256Of(wiring), definition: wiring },
  explorations: [],
  report,
};
const unsigned = (content: object) => ({
  evidence: content,
  digest: sha256(canonical(content)),
  signature: null,
});

const operator = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const publicKey = ({ publicKey: key }: typeof operator) =>
  Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url').toString('base64');
const signedBy = (pair: typeof operator, content: object) => ({
  ...unsigned(content),
  signature: {
    key: publicKey(pair),
    value: sign(null, Buffer.from(canonical(content)), pair.privateKey).toString('base64'),
  },
});

describe('evidence', () => {
  test('[M3] of the charts that run is sound, and unsigned unless it is signed', () => {
    const checked = checkEvidence(unsigned(evidence), running, null);
    expect(checked).toMatchObject({ fault: null, signer: 'nobody', wiring: 'same' });
    expect(checked.fault === null && changedIn(checked)).toEqual([]);
  });

  test('[M3] is the operator’s with the key that the portal names, a stranger’s where it names none', () => {
    const file = signedBy(operator, evidence);
    expect(checkEvidence(file, running, publicKey(operator))).toMatchObject({ signer: 'operator' });
    expect(checkEvidence(file, running, null)).toMatchObject({ signer: 'stranger' });
  });

  const edited = { ...evidence, commit: 'badcafe' };
  test.each([
    ['unreadable', null, {}],
    ['unreadable', null, { ...unsigned(evidence), evidence: { ...evidence, format: 2 } }],
    ['edited', null, { ...unsigned(evidence), evidence: edited }],
    ['edited', null, { ...unsigned(evidence), evidence: { ...evidence, more: true } }],
    ['forged', publicKey(operator), { ...signedBy(operator, evidence), evidence: edited }],
    [
      'forged',
      publicKey(operator),
      {
        ...signedBy(stranger, edited),
        signature: { ...signedBy(stranger, edited).signature, key: publicKey(operator) },
      },
    ],
    [
      'forged',
      publicKey(operator),
      { ...unsigned(evidence), signature: { key: publicKey(operator), value: '§' } },
    ],
    ['notByOperator', publicKey(operator), signedBy(stranger, edited)],
    ['notByOperator', publicKey(operator), unsigned(edited)],
  ])('[M3] that is %s is found out (portal names %s)', (fault, key, file) => {
    expect(checkEvidence(file, running, key)).toEqual({ fault });
  });

  test('[M3] with a definition that its hash is not of is edited, also under a digest of its own', () => {
    const [chart] = evidence.charts;
    const other = { ...chart, definition: chartDefinition(doorUnguarded, noSource) };
    expect(checkEvidence(unsigned({ ...evidence, charts: [other] }), running, null)).toEqual({
      fault: 'edited',
    });
  });

  const withReport = (changed: object) => unsigned({ ...evidence, report: { ...report, ...changed } });
  const noRun = { unit: null, browser: null };
  const passed = report.tests.map((one) => ({ ...one, result: 'passed' }));
  test.each([
    ['results without any run', withReport({ runs: noRun, tests: passed })],
    ['results of the browser without its run', withReport({ runs: { unit: run, browser: null } })],
    ['a failure in a run without one', withReport({ runs: { unit: run, browser: run } })],
    [
      'what passed in a run of nothing',
      withReport({ runs: { ...report.runs, unit: { ...run, passed: 0 } } }),
    ],
    [
      'other failures than their number',
      withReport({
        runs: { unit: { ...run, failures: [{ file: '', title: '', rows: [] }] }, browser: browserRun },
      }),
    ],
    [
      'more broken charts found out than there were',
      withReport({ mutation: { seconds: 1, total: 1, killed: 2, charts: [] } }),
    ],
    [
      'laws without the run that tried them',
      unsigned({
        ...evidence,
        explorations: [{ name: 'all', states: 1, edges: 1, laws: [{ title: 'a law', result: 'passed' }] }],
        report: { ...report, runs: noRun, tests: [] },
      }),
    ],
  ])('[M3] with %s contradicts itself, also under a digest of its own', (_, file) => {
    expect(checkEvidence(file, running, null)).toEqual({ fault: 'contradictory' });
  });

  test('[M3] without results and runs contradicts nothing', () => {
    const open = report.tests.map((one) => ({ ...one, result: null }));
    expect(checkEvidence(withReport({ runs: noRun, tests: open }), running, null).fault).toBeNull();
  });

  test('[M3] names what runs otherwise than it was tested, and tests of its requirements count no more', () => {
    const now = { charts: { ...running.charts, door: 'another', window: 'new' }, wiring: 'another' };
    const checked = checkEvidence(unsigned(evidence), now, null);
    if (checked.fault !== null) throw new Error(checked.fault);
    expect(changedIn(checked)).toEqual(['door', 'window', 'wiring']);
    expect(checked.charts.get('window')).toBe('missing');
    const { another, tests } = resultsOf(checked);
    expect(another).toEqual(['door', 'window', 'wiring']);
    expect(tests.map(({ result }) => result)).toEqual(['another', 'passed', 'another', 'another', null]);
    expect(togetherOf(tallyOf(tests.map(({ result }) => result)))).toBe('another');
  });

  test('[M3] of the charts that run counts as it is', () => {
    const checked = checkEvidence(unsigned(evidence), running, null);
    if (checked.fault !== null) throw new Error(checked.fault);
    expect(resultsOf(checked)).toEqual({ ...report, another: [] });
  });

  const failure = { file: 'tests/api/hooks.test.ts', title: 'bring every row back', rows: [] as string[] };
  test.each([
    { name: 'nothing', failed: null, failures: [] },
    { name: 'a test of no requirement', failed: 'others', failures: [failure] },
    { name: 'a test of no chart', failed: 'others', failures: [{ ...failure, rows: ['S9'] }] },
    { name: 'a test of a chart', failed: 'charts', failures: [failure, { ...failure, rows: ['S1'] }] },
    {
      name: 'a walk',
      failed: 'charts',
      failures: [{ ...failure, title: 'the door chart, walked closed, 2 steps' }],
    },
    { name: 'what it does not name', failed: 'unknown', failures: undefined },
  ])('[M3] says of what tests have failed: $name', ({ failed, failures }) => {
    const unit = { ...run, failed: failures?.length ?? 1, ...(failures && { failures }) };
    const tests = report.tests.filter(({ result }) => result !== 'failed');
    const checked = checkEvidence(withReport({ tests, runs: { unit, browser: run } }), running, null);
    if (checked.fault !== null) throw new Error(checked.fault);
    expect(failedIn(checked)).toBe(failed);
  });

  const law = { title: 'a law', result: 'passed' };
  const whole = {
    ...evidence,
    explorations: [{ name: 'all', states: 1, edges: 1, laws: [law] }],
    report: { ...report, mutation: { seconds: 1, total: 1, killed: 1, charts: [] } },
  };
  const own = { left: [], content: whole, pair: operator, built: ['c0ffee'] };
  test.each([
    { name: 'nothing', ...own },
    { name: 'nothing, where no commit is known', ...own, pair: null, built: [''] },
    { name: 'that it is of another commit', ...own, left: ['otherCommit'], built: ['badcafe'] },
    {
      name: 'that the portal has more than its commit',
      ...own,
      left: ['otherCommit'],
      built: ['c0ffee', '+'],
    },
    {
      name: 'that it is not committed',
      ...own,
      left: ['uncommitted'],
      content: { ...whole, hasLocalChanges: true },
    },
    { name: 'that laws are missing', ...own, left: ['withoutLaws'], content: { ...whole, explorations: [] } },
    { name: 'that results are missing', ...own, left: ['withoutResults'], content: { ...whole, report } },
    {
      name: 'that it is of a day to come',
      ...own,
      left: ['ahead'],
      content: { ...whole, at: '2026-11-25T04:06:00Z' },
    },
    { name: 'that its key is a stranger’s', ...own, left: ['stranger'], pair: stranger },
  ])('[M3] leaves open: $name', ({ left, content, pair, built }) => {
    const file = pair === null ? unsigned(content) : signedBy(pair, content);
    const checked = checkEvidence(file, running, pair === operator ? publicKey(operator) : null);
    if (checked.fault !== null) throw new Error(checked.fault);
    const now = Date.parse('2026-11-25T04:00:00Z');
    expect(shortcomingsOf(checked, { built, now })).toEqual(left);
  });

  test('[M3] says how many known tests have no result in it, those of the browser apart', () => {
    const tests = [walk, signIn, { ...signIn, result: null }, { ...walk, result: null }];
    const skipped = { ...walk, result: 'skipped' as const };
    expect(withoutResult([...tests, { ...opens, result: null }, skipped])).toEqual({
      browser: 2,
      others: 1,
    });
  });

  test('[M3] counts no broken charts of another version', () => {
    const survivors = [{ name: 'door.opened | close | 0: drop', reason: null }];
    const broken = ['door', 'lock'].map((chart) => ({ chart, total: 3, killed: 2, survivors }));
    const mutation = { seconds: 9, total: 6, killed: 4, charts: broken };
    const clauses = [
      {
        clause: 'S1.a',
        killings: ['door.opened | close | 0: drop', 'lock: delay x: tenfold'].map((mutant) => ({
          mutant,
          killedBy: '[S1.a] opens',
        })),
      },
    ];
    const file = unsigned({ ...evidence, report: { ...report, mutation, clauses } });
    const checked = checkEvidence(file, { ...running, charts: { door: 'another' } }, null);
    if (checked.fault !== null) throw new Error(checked.fault);
    expect(resultsOf(checked)).toMatchObject({
      mutation: { seconds: 9, total: 3, killed: 2, charts: [{ chart: 'lock' }] },
      clauses: [{ clause: 'S1.a', killings: [{ mutant: 'lock: delay x: tenfold' }] }],
    });
  });
});
