import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { configurationOf } from '#api/configuration.ts';
import { createTitle } from './navigation.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const end of leave.splice(0)) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with texts or without, of a system whose name arrives later. */
function opened(locale: string) {
  vi.stubGlobal('document', { title: 'As delivered' });
  const language = vi.spyOn(i18n, 'locale', 'get').mockReturnValue(locale);
  const listen = vi.spyOn(i18n, 'on');
  let name = '';
  let arrive = () => {};
  const setTitle = createTitle({
    configuration: () => configurationOf({ general: { system_name: name } }, null),
    whenLoaded: (then: () => void) => {
      arrive = then;
    },
  } as Parameters<typeof createTitle>[0]);
  const [, whenChanged] = listen.mock.calls[0] ?? [];
  leave.push(...listen.mock.results.map(({ value }) => value as () => void));
  return {
    setTitle,
    nameArrives: () => {
      name = 'Net';
      arrive();
    },
    speaks: (next: string) => {
      language.mockReturnValue(next);
      (whenChanged as (() => void) | undefined)?.();
    },
  };
}

test('[G2] nothing is written before a screen is there, however early the name of the system comes', () => {
  const { setTitle, nameArrives } = opened('en');
  nameArrives();
  expect(document.title).toBe('As delivered');
  setTitle(null);
  expect(document.title).toBe('Net');
});

test('[G2] nothing is written before there are texts', () => {
  const { setTitle, speaks } = opened('');
  setTitle('login');
  expect(document.title).toBe('As delivered');
  setTitle('profile');
  speaks('en');
  expect(document.title).toBe('Profile');
});

test('[G2] the name of the system comes to the title that is there', () => {
  const { setTitle, nameArrives } = opened('en');
  setTitle('profile');
  expect(document.title).toBe('Profile');
  nameArrives();
  expect(document.title).toBe('Profile - Net');
});
