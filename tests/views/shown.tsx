import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupI18n } from '@lingui/core';
import type * as z from 'zod/mini';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import { createActor, type AnyActor, type AnyActorLogic } from 'xstate';
import { account } from '#contract/account.ts';
import { userQuery } from '#api/reference-data.ts';
import { FormatsProvider } from '#i18n/formats.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { createRequestActivity } from '#portal/request-activity.ts';
import { LocationProvider, PortalProvider } from '#portal/portal-context.tsx';
import { answerSample } from '../support/another-network.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
type Profile = z.infer<typeof account.profile.answer.schema>;
type Given = { at?: string; user?: Partial<Profile> };

/** Starts what joins the root, without the other charts. */
function rootOf() {
  const charts = new Map<string, AnyActor>();
  return {
    send: ({ name, logic }: { name: string; logic: AnyActorLogic }) =>
      void charts.set(name, createActor(logic).start()),
    system: { getAll: () => Object.fromEntries(charts) },
  };
}

const formats = { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' };

/** What a view shows at first, as HTML, without a browser: in English, at an address, for a user. */
export async function shown(view: ReactNode, { at = '/', user }: Given = {}): Promise<string> {
  const cache = new QueryClient({
    defaultOptions: { queries: { queryFn: () => Promise.reject(new Error('No network')) } },
  });
  const sample = answerSample(account.profile) as Profile;
  if (user) cache.setQueryData(userQuery.queryKey, { ...sample, ...user });
  // Views read the first states of the charts, and nothing is pressed.
  const portal = {
    requestActivity: createRequestActivity(),
    session: {},
    navigation: {},
    terms: {},
    settings: {},
    gate: {},
    eventLog: {},
    data: { queryClient: () => cache },
    root: rootOf(),
  };
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal as unknown as Portal}>
        <QueryClientProvider client={cache}>
          <FormatsProvider patterns={formats}>
            <LocationProvider>
              <Router ssrPath={at}>{view}</Router>
            </LocationProvider>
          </FormatsProvider>
        </QueryClientProvider>
      </PortalProvider>
    </I18nProvider>,
  );
  return text(prelude);
}

/** Its texts in their order, without the marks of React. */
export const textsOf = (html: string): string[] =>
  html
    .replaceAll('<!-- -->', '')
    .split(/<[^>]*>/)
    .map((part) => part.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim())
    .filter((part) => part !== '');
