import type { User } from '#api/user.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountMenu } from './account-menu.tsx';
import { FirstSteps } from './first-steps.tsx';
import { useConfiguration } from './network-context.tsx';
import { accountPath, paths, type SectionName } from './paths.ts';
import { sections } from './sections.ts';
import { AccountCards } from './session/account-cards.tsx';
import { FactorSetup } from './session/factor-setup.tsx';
import { useArrival } from './use-arrival.ts';
import { useWaiting } from './use-waiting.ts';

// The keys are those of the table.
const names = Object.keys(paths) as SectionName[];
const [home] = names;

function Navigation({ current }: { current: SectionName | undefined }) {
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const waiting = useWaiting();
  return (
    <TabLinks label={t`Operators`}>
      {names.map((name) => {
        const number = waiting[name];
        return (
          <TabLink
            key={name}
            current={name === current}
            count={typeof number === 'number' ? count(number) : number}
          >
            <Link href={paths[name]}>{i18n._(sections[name].label)}</Link>
          </TabLink>
        );
      })}
    </TabLinks>
  );
}

function NoSuchPage() {
  return (
    <PageHead
      title={<Trans>There is no such page</Trans>}
      meta={<Trans>Choose one of the pages above.</Trans>}
    />
  );
}

function Security({ user }: { user: User }) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Security`}</title>
      <PageHead title={<Trans>Security</Trans>} />
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <FormStack>
          <FactorSetup />
          <AccountCards user={user} />
        </FormStack>
      </Suspense>
    </>
  );
}

function Content({ name }: { name: SectionName | undefined }) {
  const { i18n } = useLingui();
  if (name === undefined) return <NoSuchPage />;
  const { label, Page: Section } = sections[name];
  return (
    <>
      <title>{i18n._(label)}</title>
      <PageHead title={i18n._(label)} />
      {name === home ? <FirstSteps /> : null}
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <Section />
      </Suspense>
    </>
  );
}

/** The frame of every page of operators. */
export function Frame({ user }: { user: User }) {
  const { t } = useLingui();
  const { systemName } = useConfiguration().general;
  const [path] = useLocation();
  const current = path === '/' ? home : names.find((name) => paths[name] === path);
  useArrival(path);
  return (
    <>
      <SkipLink />
      <TopBar
        brand={
          <Link href="/" aria-label={systemName === '' ? t`Operators` : undefined}>
            <Logo name={systemName} />
          </Link>
        }
        end={
          <>
            <Badge tone="info">
              <Trans>Operators</Trans>
            </Badge>
            <AccountMenu user={user} />
          </>
        }
      />
      <Page width="wide">
        <Navigation current={current} />
        {path === accountPath ? <Security user={user} /> : <Content key={path} name={current} />}
      </Page>
    </>
  );
}
