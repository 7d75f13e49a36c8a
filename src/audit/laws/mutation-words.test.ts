import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { codeElementIn, type Clause } from '#machines/clauses/clause.ts';
import { clauses } from '#machines/clauses/clauses.ts';
import { mutantNames, parts } from '#machines/mutants/world-mutants.ts';
import { english } from '../charts/event-label.ts';
import { transitionText } from '../charts/spoken.ts';
import { mutationOf } from './mutation-words.ts';
import { spokenMutation } from './mutation.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const textOf = (mutant: string) => {
  const { transition } = mutationOf(mutant);
  return transition && `${transition.source}: ${transitionText(transition, english)}`;
};

const spokenOf = (mutant: string) => {
  const { element, change } = spokenMutation(mutant, english, i18n);
  return `${element} ${change}`.trim();
};

test.each([
  ['connection: delay askAgain: a tenth', 'connection: delay askAgain 30 s becomes 3 s'],
  ['session: delay growingPause: tenfold', 'session: delay growingPause takes ten times as long'],
  ['connection: delay askAgain', 'connection: delay askAgain'],
  ['terms | user.loaded | 1: go to …', 'terms: user.loaded → blocking [mustAccept] leads elsewhere'],
  [
    'session.signedIn.reloadingUser | after startLimit | 0: drop…',
    'session.signedIn.reloadingUser: after startLimit = 20 s → signedIn.idle lacks one thing or another',
  ],
  [
    'terms.blocking.unticked | terms.accept | 0',
    'terms.blocking.unticked: terms.accept → blocking.unticked.reminded',
  ],
  ['condition 2 of session for terms', 'condition 2: what terms knows of session'],
])('[M3] a fault has words, also one that stands for several: %s', (mutant, words) => {
  expect(spokenOf(mutant)).toBe(words);
});

test('[M3] what clauses say is to be broken in the charts has words, too', () => {
  const elements = Object.values<Clause>(clauses).flatMap(([, ...all]) =>
    all.filter((one) => codeElementIn(one) === null && one.includes(' | ')),
  );
  expect(elements.filter((one) => !one.startsWith('portal |') && spokenOf(one).includes(' | '))).toEqual([]);
});

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
