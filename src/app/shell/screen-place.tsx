import { useNavigation } from '#portal/portal-context.tsx';
import { pathOf } from '#machines/lib/location.ts';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ScreenBroken } from './screen-broken.tsx';

const broken = (error: unknown) => <ScreenBroken error={error} />;

// An error breaks the screen, not its frame; the next screen starts fresh (E13).
export function ScreenPlace({ children }: { children: ReactNode }) {
  const path = useNavigation(({ context }) => pathOf(context.current ?? '/'));
  return (
    <ErrorBoundary key={path} broken={broken}>
      {children}
    </ErrorBoundary>
  );
}
