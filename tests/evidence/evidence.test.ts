import { execSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { canonical } from '#portal/watched/canonical.ts';
import { identityOf } from '#audit/differences/release.ts';
import { checkEvidence } from '#audit/evidence/check.ts';
import { hashCommand } from '#audit/evidence/hash-command.ts';
import { running } from '#audit/evidence/running.ts';
import { charts } from '#machines/charts.ts';
import { chartSources } from '#server/audit/chart-sources.ts';
import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { root } from '../support/project.ts';
import { makeEvidence } from './make-evidence.ts';
import { publicKeyOf, readKey, sealed } from './sign.ts';

const law: AuditedTest = {
  file: 'tests/machines/laws.test.ts',
  suite: 'the whole portal',
  title: '[M1] never waits for nothing',
  rows: ['M1'],
  runs: 1,
  result: 'passed',
};
const report: AuditReport = {
  tests: [law, { ...law, suite: 'another' }, { ...law, result: null }],
  runs: { unit: { at: '2026-11-24T03:00:00Z', passed: 2, failed: 0, skipped: 0 }, browser: null },
  mutation: null,
  clauses: [],
};
const tree = { commit: 'c0ffee', hasLocalChanges: false };
const explorations = [{ suite: 'the whole portal', states: 10, edges: 20 }];
const evidence = makeEvidence(tree, { report, explorations }, new Date('2026-11-24T04:00:00Z'));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

describe('npm run evidence', () => {
  test('[M3] holds every chart with the hash that the page comes to', () => {
    expect(evidence.charts.map(({ name }) => name)).toEqual(Object.keys(charts));
    const checked = checkEvidence(sealed(evidence, null), running, null);
    if (checked.fault !== null) throw new Error(checked.fault);
    expect([...checked.charts.values(), checked.wiring].filter((match) => match !== 'same')).toEqual([]);
  });

  test('[M3] holds the laws with the states and edges that they were held against', () => {
    expect(evidence.explorations).toEqual([
      {
        name: 'the whole portal',
        states: 10,
        edges: 20,
        laws: [{ title: '[M1] never waits for nothing', result: 'passed' }],
      },
    ]);
  });

  test('[M3] holds hashes that the command of the page comes to without any code of the portal', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
    const file = sealed(evidence, null);
    writeFileSync(path.join(folder, 'evidence.json'), JSON.stringify(file, null, 2));
    const printed = execSync(hashCommand, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(printed.trim().split('\n')).toEqual([
      `${file.digest} digest`,
      ...evidence.charts.flatMap((chart) => [
        `${chart.hash} ${chart.name}`,
        `${identityOf(chart)} ${chart.name} in sign-offs`,
      ]),
      `${evidence.wiring.hash} wiring`,
    ]);
  });

  test('[M3] signs canonical JSON with the key of the environment', () => {
    const key = readKey(String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    const { signature } = sealed(evidence, key);
    const value = Buffer.from(signature?.value ?? '', 'base64');
    expect(verify(null, Buffer.from(canonical(evidence)), publicKey, value)).toBe(true);
    expect(checkEvidence(sealed(evidence, key), running, publicKeyOf(key))).toMatchObject({
      signer: 'operator',
    });
  });

  test('[M3] refuses a key of another kind', () => {
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(() => readKey(String(other.export({ type: 'pkcs8', format: 'pem' })))).toThrow('Ed25519');
    expect(() => readKey('a word')).toThrow('EVIDENCE_KEY');
  });
});

describe('the code of charts', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'charts-'));
  const file = path.join(copy, 'machines/terms/terms.machine.ts');
  const change = (was: string, is: string) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(was)) throw new Error(`'${was}' is gone`);
    writeFileSync(file, text.replace(was, is));
  };
  beforeEach(() => cpSync(path.join(root, 'machines'), path.join(copy, 'machines'), { recursive: true }));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('[M3] says which guard was changed, in the charts it belongs to', () => {
    const before = chartSources(root);
    change('pendingTerms !== null && !shadowed,', 'pendingTerms !== null,');
    const after = chartSources(copy);
    const changed = Object.keys(before).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    expect(changed).toEqual(['terms']);
    expect(after['terms']?.functions['guard mustAccept']).toBe(
      '(_, { shadowed, pendingTerms }) => pendingTerms !== null',
    );
  });

  test('[M3] stays the same with other comments, descriptions and requirements', () => {
    change("id: 'terms',", "id: 'terms', // here\n");
    change("description: '", "description: 'Otherwise: ");
    change('spec: [', "spec: ['T5', ");
    expect(chartSources(copy)).toEqual(chartSources(root));
  });
});
