import { expect, test } from 'vitest';
import { knownCharts } from '#audit/heat/known-charts.ts';
import { running } from '#audit/evidence/running.ts';
import { charts } from '#machines/charts.ts';
import session from '../../machines/session/walks.json' with { type: 'json' };

test('[M3] the network gets to know every chart that portals count, by the hash that the auditors’ page has', () => {
  const { portal, ...others } = knownCharts;
  const hashes = Object.entries(others).map(([id, { hash }]) => [id, hash]);
  expect(Object.fromEntries(hashes)).toEqual(running.charts);
  expect(Object.keys(others)).toEqual(Object.keys(charts));
  expect([portal?.hash, portal?.transitions.length]).toEqual([running.wiring, expect.any(Number)]);
  expect(knownCharts['session']?.transitions.toSorted()).toEqual(session.transitions.toSorted());
});
