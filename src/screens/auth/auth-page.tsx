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

const NewTab = ({ address, children }: { address: string; children: ReactNode }) => {
  // The build renders it without `window` and configuration.
  const target = address && webAddressOf(address, window.location.origin);
  return target ? (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : null;
};

function Footer() {
  const { terms, brand } = useConfiguration();
  return (
    <>
      <Link href={href('publicOfferWall')}>
        <Trans>Public offers</Trans>
      </Link>
      <a href="/accessibility/">
        <Trans>Accessibility</Trans>
      </a>
      {/* Load with the configuration: last, so that nothing shifts. */}
      <NewTab address={terms.url}>
        <Trans>Terms and Conditions</Trans>
      </NewTab>
      <NewTab address={brand.help}>
        <Trans>Help</Trans>
      </NewTab>
      <NewTab address={brand.privacy}>
        <Trans>Privacy</Trans>
      </NewTab>
      <NewTab address={brand.imprint}>
        <Trans>Imprint</Trans>
      </NewTab>
    </>
  );
}

export function AuthPage({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { general, brand } = useConfiguration();
  const line = brand.line[i18n.locale];
  return (
    <AuthLayout
      brand={<Logo name={general.systemName} />}
      tools={
        <Segment
          label={t`Language`}
          value={i18n.locale as LocaleName}
          items={localeNames.map((name) => ({ value: name, label: name.toUpperCase() }))}
          onChange={(name) => void chooseLocale(name)}
        />
      }
      caption={
        <>
          {line ? <p>{line}</p> : null}
          <ArrowLink>
            <Link href={href('publicOfferWall')}>
              <Trans>Browse public offers</Trans>
            </Link>
          </ArrowLink>
        </>
      }
      footer={<Footer />}
    >
      {children}
    </AuthLayout>
  );
}
