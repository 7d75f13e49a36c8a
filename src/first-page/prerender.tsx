import { callAddress } from '#api/call-address.ts';
import type { query } from '#api/queries.ts';
import type { Portal } from '#portal/create-portal.ts';
import { activateTexts } from '#i18n/i18n.ts';
import { localeNames } from '#contract/locales.ts';
import { isRouteName, routeRules, routes } from '#routes';
import { renderToString } from 'react-dom/server';
import { App } from '#app/app.tsx';
import { BootPage } from '#app/boot.tsx';
import { loadScreen, prefetchData } from '#app/screens.ts';
import { daysOf } from '#screens/dashboard/periods.ts';
import { destinationsOf, destinationsOfUnknown } from './destinations.ts';

export const rows = routeRules.flatMap(({ name, pattern }) => {
  if (!isRouteName(name)) return [];
  const { section, frame, hasInitialStyles = false } = routes[name];
  return [{ name, pattern, section, frame, hasInitialStyles, leadsTo: destinationsOf(name) }];
});

export const unknown = destinationsOfUnknown();

// All days of a dashboard differ on this one.
const someDay = new Date('2026-06-17T12:00:00Z');

// The first requests of a screen at its path without a query; days stand in them by their names.
async function firstCalls(path: string): Promise<string[]> {
  const addresses: string[] = [];
  const cache = {
    query: ({ meta, queryKey }: ReturnType<typeof query>) => {
      // `query()` put the call's own input there.
      if (meta?.endpoint) addresses.push(callAddress(meta.endpoint, queryKey[2] as object));
      return Promise.resolve();
    },
  };
  // Nothing else of it is used.
  await prefetchData(path, cache as unknown as Parameters<typeof prefetchData>[1], someDay);
  const days = Object.entries(daysOf(someDay));
  return addresses.map((address) => days.reduce((text, [name, day]) => text.replaceAll(day, name), address));
}

// By the name of the route.
export async function callsByScreen(): Promise<Record<string, string[]>> {
  const calls = Object.keys(routes)
    .filter(isRouteName)
    .map(async (name) => [name, await firstCalls(routes[name].path)] as const);
  return Object.fromEntries(await Promise.all(calls));
}

// Rendering the login reads nothing else of the portal; views read the initial states of the charts.
const portalAtBuild = { toasts: {}, eventLog: {}, holdScreen: () => () => undefined } as unknown as Portal;

/** Shown by every other address until the session is loaded. */
export const bootPage = (): string => renderToString(<BootPage />);

export async function loginPages(): Promise<{ locale: string; html: string }[]> {
  await loadScreen('login');
  const pages: { locale: string; html: string }[] = [];
  for (const locale of localeNames) {
    // One after the other: a single language is active at a time.
    // oxlint-disable-next-line no-await-in-loop
    await activateTexts(locale);
    const html = renderToString(<App portal={portalAtBuild} />);
    // React's mark of a failed boundary.
    if (html.includes('<!--$!-->')) throw new Error(`The login could not be rendered in '${locale}'`);
    pages.push({ locale, html });
  }
  return pages;
}
