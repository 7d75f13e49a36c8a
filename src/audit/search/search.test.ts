import { expect, test } from 'vitest';
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
