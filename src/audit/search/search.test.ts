import { expect, test } from 'vitest';
import { auditedCharts } from '../charts/audited-charts.ts';
import { foundAt, keyOfTransition } from './found.ts';
import { search } from './search.ts';

const foundFor = (text: string) =>
  search(text, (english) => english).kinds.flatMap(({ kind, found }) =>
    kind === 'requirement' ? [] : found.map(({ name, chart }) => `${chart.name} ${kind} ${name}`),
  );

test('[M3] a search finds a delay by what it lasts, and no other', () => {
  expect(foundFor('20 s')).toEqual([
    'session delay startLimit = 20 s',
    'terms delay answerLimit = 20 s',
    'verifyEmail delay answerLimit = 20 s',
    'newPassword delay answerLimit = 20 s',
    'mailedLink delay answerLimit = 20 s',
  ]);
  expect(foundFor('120 s')).toEqual(['navigation delay chunkTimeout = 120 s']);
});

test('[M3] an address names each transition of a chart, which no search lists', () => {
  for (const chart of auditedCharts) {
    const named = chart.transitions.map(({ id }) => foundAt(chart, keyOfTransition(id)));
    expect(named.map((found) => [...(found?.transitions ?? [])])).toEqual(
      chart.transitions.map(({ id }) => [id]),
    );
    expect(foundAt(chart, 'transition nowhere | no.event | 0')).toBeNull();
  }
  expect(search('session.starting | always', (english) => english).kinds).toEqual([]);
});
