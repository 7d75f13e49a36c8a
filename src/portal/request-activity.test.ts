import { expect, test, vi } from 'vitest';
import { createNamesLanguage } from './names-language.ts';

const answer = (language?: string) =>
  new Headers(language === undefined ? {} : { 'content-language': language });

test('[A12] the language of names is that of the last answer that has one', () => {
  const names = createNamesLanguage();
  const listener = vi.fn<() => void>();
  const end = names.follow(listener);
  names.note(answer());
  expect(names.current()).toBeNull();
  names.note(answer('en'));
  names.note(answer('en'));
  names.note(answer());
  expect([names.current(), listener.mock.calls.length]).toEqual(['en', 1]);
  end();
  names.note(answer('de'));
  expect([names.current(), listener.mock.calls.length]).toEqual(['de', 1]);
});
