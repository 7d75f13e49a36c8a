import { expect, test } from 'vitest';
import { complaintsAbout } from './verdict.ts';

const survivor = { name: 'chart.state | event | 0: stay', reason: 'The same happens.' };

test('[M2] nothing is wrong when every survivor is explained and the score is reached', () => {
  const run = { survivors: [survivor], killed: 98, total: 100 };
  expect(complaintsAbout(run, [survivor.name], 98)).toEqual([]);
});

test('[M2] a survivor without a reason, a reason without its survivor, and a low score are told', () => {
  const run = { survivors: [{ ...survivor, reason: null }], killed: 9799, total: 10_000 };
  expect(complaintsAbout(run, ['chart: drop tag busy'], 98)).toEqual([
    `No test notices: ${survivor.name}`,
    'Explained, but killed or gone: chart: drop tag busy',
    'The score is below 98 %',
  ]);
});
