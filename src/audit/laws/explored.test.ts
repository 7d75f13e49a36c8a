import { expect, test } from 'vitest';
import type { AuditReport } from '#contract/audit.ts';
import type { Evidence } from '#contract/evidence.ts';
import type { Sound } from '../evidence/check.ts';
import { exploredOf } from './explored.ts';
import { suites } from './law-rows.ts';

const [suite, other] = suites;
if (!suite || !other) throw new Error('Nothing is explored');

const here = { commit: 'c0ffee', hasLocalChanges: false };
const former = { commit: 'decaf', hasLocalChanges: false };
const own = { suite: suite.title, states: 10, edges: 20, at: '2026-11-28T08:00:00Z', of: here };
const run = { at: '2026-11-27T08:00:00Z', passed: 1, failed: 0, skipped: 0 };

// As far as they are read.
const sound = {
  at: '2026-11-27T09:00:00Z',
  report: { runs: { unit: run, browser: null } },
  explorations: [{ name: suite.title, states: 11, edges: 21, laws: [] }],
} as unknown as Evidence;
const brought = { evidence: sound } as Sound;
const reportOf = (explorations: AuditReport['explorations'], evidence: Sound | null = null) => ({
  explorations,
  here,
  evidence,
});

test('[M3] what was explored on this machine alone is shown with its commit, and whether that is the one that runs', () => {
  const [states, edges, at] = [10, 20, own.at];
  expect(exploredOf(suite, { report: reportOf([own]), sound: null })).toEqual({
    states,
    edges,
    at,
    ofMachine: { of: here, isHere: true },
  });
  expect(exploredOf(suite, { report: reportOf([{ ...own, of: former }]), sound: null })).toEqual({
    states,
    edges,
    at,
    ofMachine: { of: former, isHere: false },
  });
  expect(exploredOf(other, { report: reportOf([own]), sound: null })).toBe(null);
  expect(exploredOf(suite, { report: undefined, sound: null })).toBe(null);
});

test('[M3] figures are of the evidence where the results are, else of this machine, else of the evidence', () => {
  const ofEvidence = { states: 11, edges: 21, at: run.at, ofMachine: null };
  expect(exploredOf(suite, { report: reportOf([own], brought), sound })).toEqual(ofEvidence);
  expect(exploredOf(suite, { report: reportOf([own]), sound })).toMatchObject({ states: 10 });
  expect(exploredOf(suite, { report: reportOf([]), sound })).toEqual(ofEvidence);
  const without = { ...sound, report: { ...sound.report, runs: { unit: null, browser: null } } };
  expect(exploredOf(suite, { report: undefined, sound: without })).toMatchObject({ at: sound.at });
});
