import { usePortal } from '#portal/portal-context.tsx';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/button-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Segment } from '#ui/segment.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TopBar } from '#ui/top-bar.tsx';
import { languageCodes, usePreferences } from '#ui/use-preferences.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { DataProvider } from './data-provider.tsx';

/** What stays around the screens that anybody may see (A1). */
export function PublicShell({ children }: { children: ReactNode }) {
  const { configuration } = usePortal();
  const { language } = usePreferences();
  const guestHref = useGuestHref();
  return (
    <DataProvider>
      <SkipLink />
      <TopBar
        brand={
          <Link href={href('publicOfferWall')}>
            <Logo name={configuration().general.systemName} />
          </Link>
        }
        end={
          <>
            <Segment {...language} items={languageCodes} />
            <ButtonLink variant="ghost">
              <Link href={guestHref('login')}>
                <Trans>Sign in</Trans>
              </Link>
            </ButtonLink>
          </>
        }
        wideEnd={
          <ButtonLink variant="primary">
            <Link href={guestHref('register')}>
              <Trans>Create account</Trans>
            </Link>
          </ButtonLink>
        }
      />
      {children}
    </DataProvider>
  );
}
