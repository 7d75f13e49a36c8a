import { expect, test, vi } from 'vitest';
import { createRequestActivity } from './request-activity.ts';

const answer = (language?: string) =>
  new Headers(language === undefined ? {} : { 'content-language': language });

test('[A12] the language of names is that of the last answer that has one', () => {
  const { answered, namesLanguage, followLanguage } = createRequestActivity();
  const listener = vi.fn<() => void>();
  const end = followLanguage(listener);
  answered(answer());
  expect(namesLanguage()).toBeNull();
  answered(answer('en'));
  answered(answer('en'));
  answered(answer());
  expect([namesLanguage(), listener.mock.calls.length]).toEqual(['en', 1]);
  end();
  answered(answer('de'));
  expect([namesLanguage(), listener.mock.calls.length]).toEqual(['de', 1]);
});

test('[A12] an answer that was asked for in the former language does not change that of names', () => {
  const { answered, namesLanguage } = createRequestActivity();
  answered(answer('de'));
  answered(answer('en'), false);
  expect(namesLanguage()).toBe('de');
});
