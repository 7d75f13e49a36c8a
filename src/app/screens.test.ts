import { activateLocale } from '#i18n/i18n.ts';
import { expect, test, vi } from 'vitest';
import { loadedScreen, loadScreen } from './screens.ts';

test('[A4.c] the code of analytics is loaded once it is asked for', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('lazyStylesheet', undefined);
  await activateLocale('en');
  expect(loadedScreen('analytics')).toBeUndefined();
  await loadScreen('analytics');
  expect(loadedScreen('analytics')?.Screen).toBeTypeOf('function');
  vi.unstubAllGlobals();
});
