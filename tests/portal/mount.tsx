import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Portal } from '#portal/create-portal.ts';
import { LocationProvider, PortalProvider } from '#portal/portal-context.tsx';

const ignore = () => undefined;

/** As much of an element as React needs for what draws nothing. */
function stubElement(): HTMLElement {
  const defaultView = { HTMLIFrameElement: EventTarget };
  const ownerDocument = { nodeType: 9, addEventListener: ignore, activeElement: null, defaultView };
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', addEventListener: ignore, ownerDocument };
  return {
    ...element,
    textContent: '',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
  } as unknown as HTMLElement;
}

/** Runs a hook in React, in a component that draws nothing. */
export async function mount<View>(portal: Portal, useView: () => View, queries = new QueryClient()) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let latest: View | undefined;
  function Probe(): ReactNode {
    latest = useView();
    return null;
  }
  const root = createRoot(stubElement());
  await act(async () =>
    root.render(
      <PortalProvider value={portal}>
        <LocationProvider>
          <QueryClientProvider client={queries}>
            <I18nProvider i18n={i18n}>
              <Probe />
            </I18nProvider>
          </QueryClientProvider>
        </LocationProvider>
      </PortalProvider>,
    ),
  );
  return {
    view: () => latest as View, // It has been drawn.
    /** Until React has drawn what this leads to. */
    does: (deed: (view: View) => unknown) => act(async () => void (await deed(latest as View))),
    leave: () => act(async () => root.unmount()),
  };
}
