import { useNavigation } from '#portal/portal-context.tsx';
import { pathOf } from '#machines/lib/location.ts';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ScreenBroken } from './screen-broken.tsx';

const broken = (error: unknown) => <ScreenBroken error={error} />;

/** Where a screen stands in its frame: one that breaks leaves the frame as it is, and the next screen is a new one (E13). */
export function ScreenPlace({ children }: { children: ReactNode }) {
  const path = useNavigation(({ context }) => pathOf(context.current ?? '/'));
  return (
    <ErrorBoundary key={path} broken={broken}>
      {children}
    </ErrorBoundary>
  );
}
