import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { models } from '#machines/models/models.ts';
import { startsOf } from './simulation.ts';
import { startWords } from './start-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('[M3] each start of a simulation has words of its own', () => {
  const alike = models
    .map(({ name }) => ({ name, words: startsOf(name).map((start) => i18n._(startWords(name, start))) }))
    .filter(({ words }) => new Set(words).size < words.length);
  expect(alike).toEqual([]);
  expect(i18n._(startWords('session', 'linkCutShort'))).toBe('With a link that was cut off');
});
