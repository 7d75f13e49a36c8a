import { useGatedLocation, useConfiguration } from '#portal/portal-context.tsx';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { Tip } from '#ui/overlays/tip.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { languageCodes, usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { DataProvider } from './data-provider.tsx';
import { PortalBanner } from './portal-banner.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** The frame of public screens (A1). */
export default function PublicShell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const configuration = useConfiguration();
  const name = configuration.general.systemName;
  const { language } = usePreferences();
  const guestHref = useGuestHref();
  const [path] = useGatedLocation();
  return (
    <DataProvider>
      <SkipLink />
      <TopBar
        brand={
          // Without the network's name, the logo is labelled with its target.
          <Link href={href('publicOfferWall')} aria-label={name === '' ? t`Offer Wall` : undefined}>
            <Logo name={name} />
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
          path === href('register') ? null : (
            <ButtonLink variant="primary">
              <Link href={guestHref('register')}>
                <Trans>Create account</Trans>
              </Link>
            </ButtonLink>
          )
        }
      />
      <ScreenPlace>{children}</ScreenPlace>
      <Shortcuts />
      <PortalBanner />
      <Tip />
    </DataProvider>
  );
}
