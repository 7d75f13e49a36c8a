import { webAddressOf } from '#api/web-address.ts';
import { chooseLocale } from '#i18n/i18n.ts';
import { localeNames, type LocaleName } from '#contract/locales.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { AuthLayout } from '#ui/layout/auth-layout.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

function Footer() {
  const configuration = useConfiguration();
  const { url } = configuration.terms;
  // The build renders it without `window` and configuration.
  const terms = url && webAddressOf(url, window.location.origin);
  return (
    <>
      <Link href={href('publicOfferWall')}>
        <Trans>Public offers</Trans>
      </Link>
      <a href="/accessibility/">
        <Trans>Accessibility</Trans>
      </a>
      {/* Loads with the configuration: last, so that nothing shifts. */}
      {terms ? (
        <a href={terms} target="_blank" rel="noopener noreferrer">
          <Trans>Terms and Conditions</Trans>
        </a>
      ) : null}
    </>
  );
}

export function AuthPage({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const configuration = useConfiguration();
  return (
    <AuthLayout
      brand={<Logo name={configuration.general.systemName} />}
      tools={
        <Segment
          label={t`Language`}
          value={i18n.locale as LocaleName}
          items={localeNames.map((name) => ({ value: name, label: name.toUpperCase() }))}
          onChange={(name) => void chooseLocale(name)}
        />
      }
      caption={
        <ArrowLink>
          <Link href={href('publicOfferWall')}>
            <Trans>Browse the public offer wall</Trans>
          </Link>
        </ArrowLink>
      }
      footer={<Footer />}
    >
      {children}
    </AuthLayout>
  );
}
