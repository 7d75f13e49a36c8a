import { audit } from '#styled/recipes';
import { Mark } from '#ui/layout/mark.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { apiBase } from '#api/api-origin.ts';
import { config, configuration } from '#contract/config.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Preferences } from '../preferences.tsx';
import { Limits } from './limits.tsx';
import { ProofsTable } from './proofs-table.tsx';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const standard = 'https://www.w3.org/TR/WCAG22/';
/** Written into the page by the build; a page under development has none. */
const builtOn = document.querySelector<HTMLMetaElement>('meta[name=date]')?.content ?? null;

const answer = z.object({ data: configuration });

async function loadProvider() {
  const response = await fetch(apiBase() + config.get.path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The configuration is not there: ${response.status}`);
  const { general } = answer.parse(await response.json()).data;
  return { name: general?.system_name ?? null, email: general?.support_email ?? null };
}

/** Who provides the portal, and where to write to: null for what the network does not say (C1). */
const useProvider = () => useQuery({ queryKey: ['provider'], queryFn: loadProvider });

function Header({ name }: { name: string }) {
  const { t } = useLingui();
  const styles = audit();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <a href="/" aria-label={name || t`To the portal`}>
          <Mark />
        </a>
        <span>{name}</span>
      </div>
      <div className={styles.end}>
        <a href="/">
          <Trans>To the portal</Trans>
        </a>
        <Preferences />
      </div>
    </header>
  );
}

function Contact({ email }: { email: string | null }) {
  return (
    <p>
      <Trans>Something is in your way? Tell us what you wanted to do and with which aids you work.</Trans>{' '}
      {email ? (
        <a href={`mailto:${email}`}>{email}</a>
      ) : (
        <Trans>Please write to your account manager at the network.</Trans>
      )}
    </p>
  );
}

function BuiltOn() {
  const { i18n: shown } = useLingui();
  if (builtOn === null) return null;
  const day = new Intl.DateTimeFormat(shown.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(builtOn),
  );
  return (
    <p>
      <Trans>
        This statement was made on <time dateTime={builtOn}>{day}</time> with the build of the portal that it
        describes.
      </Trans>
    </p>
  );
}

function Statement() {
  const { t } = useLingui();
  const { data: provider, isPending } = useProvider();
  // No other name stands there first.
  const name = isPending ? '' : (provider?.name ?? t`Publisher portal`);
  return (
    <>
      <title>{provider?.name ? t`Accessibility statement – ${name}` : t`Accessibility statement`}</title>
      <SkipLink />
      <Header name={name} />
      <main id="main" tabIndex={-1} className={audit().page} data-narrow="">
        <h1>
          <Trans>Accessibility statement</Trans>
        </h1>
        <TextBlock>
          <p>
            <Trans>
              We want everybody to be able to use this portal. It aims at the{' '}
              <a href={standard} hrefLang="en" rel="noopener noreferrer">
                Web Content Accessibility Guidelines 2.2
              </a>
              , level AA.
            </Trans>
          </p>
          <BuiltOn />
        </TextBlock>
        <h2>
          <Trans>What was tested</Trans>
        </h2>
        <ProofsTable />
        <h2>
          <Trans>Known limits</Trans>
        </h2>
        <Limits />
        <h2>
          <Trans>Contact</Trans>
        </h2>
        <TextBlock>{isPending ? null : <Contact email={provider?.email ?? null} />}</TextBlock>
      </main>
    </>
  );
}

/** The accessibility statement, for everybody: what is aimed at, what was tested, what is missing, whom to write to. */
export function StatementPage() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Statement />
      </QueryClientProvider>
    </I18nProvider>
  );
}
