import { expect, test } from 'vitest';
import { mutantNames, parts } from '#machines/mutants/world-mutants.ts';
import { english } from '../event-label.ts';
import { transitionText } from '../spoken.ts';
import { mutationOf } from './mutation-words.ts';

const textOf = (mutant: string) => {
  const { transition } = mutationOf(mutant);
  return transition && `${transition.source}: ${transitionText(transition, english)}`;
};

test('[M2] [M3] every broken transition has the words of the drawings, answers of calls and delays too', () => {
  expect(
    [
      'connection.network.doubting | askNetwork onDone | 0: drop',
      'connection.network.doubting | askNetwork onError | 0: negate',
      'session.exchangingOneTimeToken | after startLimit | 0: stay',
    ].map(textOf),
  ).toEqual([
    expect.stringMatching(/^connection\.network\.doubting: askNetwork answers → /),
    expect.stringMatching(/^connection\.network\.doubting: askNetwork fails → /),
    expect.stringMatching(/^session\.exchangingOneTimeToken: after startLimit = 20 s → signedOut/),
  ]);
  const named = parts.flatMap(mutantNames).filter((mutant) => mutant.includes(' | '));
  expect(named.filter((mutant) => mutationOf(mutant).transition === null)).toEqual([]);
});
