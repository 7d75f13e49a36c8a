import { isNotOffered } from '#api/not-offered.ts';
import type { User } from '#api/user.ts';
import { userQuery } from '#api/reference-data.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useTab } from '#lists/use-tab.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { useOffered } from '#portal/offered.ts';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  CircleUserRound,
  History,
  MessagesSquare,
  KeyRound,
  ReceiptText,
  Settings2,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useDeferredValue, type ComponentType } from 'react';
import { Link } from 'wouter';
import { networkActivity } from './activity/network-activity.ts';
import { ApiSection } from './api-section.tsx';
import { BillingForm } from './billing-form.tsx';
import { CalendarForm } from './calendar-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { CurrencyCard } from './currency-card.tsx';
import { defendsAccount } from './defends-account.ts';
import { EmailCard } from './email-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { MissingInfo } from './missing-info.tsx';
import { PasswordCard } from './password-card.tsx';
import { SectionLink, SectionPage } from './section-page.tsx';
import { emailsPart, factorParts, sectionParts, type SectionPart } from './section-parts.ts';
import { SectionSkeleton } from './section-skeleton.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TrafficForm } from './traffic-form.tsx';

function AccountSection({ user }: { user: User }) {
  return (
    <>
      <ContactForm user={user} />
      <TrafficForm user={user} />
    </>
  );
}

function BillingSection({ user }: { user: User }) {
  return (
    <>
      <CurrencyCard user={user} />
      <BillingForm user={user} />
    </>
  );
}

const PayoutHold = lazyComponent(async () => (await import('./payout-hold.tsx')).PayoutHold);

// Rare: its code comes with a hold alone.
function PayoutBanner() {
  const hold = useQuery(userQuery).data?.payout_hold;
  if (!hold) return null;
  return (
    <Suspense fallback={<Skeleton width="100%" height={72} />}>
      <PayoutHold hold={hold} />
    </Suspense>
  );
}

function BillingBanner() {
  return (
    <>
      <MissingInfo />
      <PayoutBanner />
    </>
  );
}

const EmailsCard = lazyComponent(
  async () => (await import('./emails/emails-card.tsx')).EmailsCard,
  FailedPart,
);

function SettingsSection({ user }: { user: User }) {
  return (
    <>
      <CalendarForm user={user} />
      <AppearanceCard user={user} />
      <TermsCard user={user} />
      <Suspense fallback={<SectionSkeleton parts={[emailsPart]} />}>
        <EmailsCard user={user} />
      </Suspense>
    </>
  );
}

const FactorCards = lazyComponent(async () => (await import('./factor-cards.tsx')).FactorCards, FailedPart);

// Nobody manages the second factors of another.
function SecuritySection({ user }: { user: User }) {
  const { client } = usePortal();
  const { systemName } = useConfiguration().general;
  return (
    <>
      <PasswordCard user={user} />
      {defendsAccount(user) && !user.shadow ? <EmailCard /> : null}
      <SessionsCard user={user} client={client} />
      <Suspense fallback={user.shadow ? null : <SectionSkeleton parts={factorParts} />}>
        {user.shadow ? null : <FactorCards client={client} systemName={systemName} />}
      </Suspense>
    </>
  );
}

const ActivitySection = lazyComponent(
  async () => (await import('./activity/activity-section.tsx')).ActivitySection,
  FailedPart,
);

const PaymentsSection = lazyComponent(
  async () => (await import('./payments/payments-section.tsx')).PaymentsSection,
  FailedPart,
);

const InquiriesSection = lazyComponent(
  async () => (await import('./inquiries/inquiries-section.tsx')).InquiriesSection,
  FailedPart,
);

const sectionNames = [
  'account',
  'security',
  'billing',
  'payments',
  'inquiries',
  'api',
  'settings',
  'activity',
] as const;
type SectionName = (typeof sectionNames)[number];

// Another network may have no payments, no inquiries and no activity: it says so in its configuration, or refuses.
function useSectionNames(): readonly [SectionName, ...SectionName[]] {
  const [first, ...others] = sectionNames;
  const absent: Partial<Record<SectionName, boolean>> = {
    payments: !useOffered('payments'),
    inquiries: !useOffered('inquiries'),
    activity: isNotOffered(useQuery(networkActivity).error),
  };
  return [first, ...others.filter((name) => !absent[name])];
}

type OfUser = { Section: ComponentType<{ user: User }>; parts: readonly SectionPart[] };
// Waits for no profile.
type OfItself = { Section: ComponentType; parts: null };
type Section = (OfUser | OfItself) & {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** As wide as the page: a list. */
  isWide?: boolean;
  /** Above the cards, also while they load. */
  Banner?: ComponentType;
};

const sections: Record<SectionName, Section> = {
  account: {
    label: msg`Account`,
    icon: CircleUserRound,
    Section: AccountSection,
    parts: sectionParts.account,
  },
  security: {
    label: msg`Security`,
    icon: ShieldCheck,
    Section: SecuritySection,
    parts: sectionParts.security,
  },
  billing: {
    label: msg`Billing details`,
    icon: ReceiptText,
    Section: BillingSection,
    parts: sectionParts.billing,
    Banner: BillingBanner,
  },
  payments: {
    label: msg`Payments`,
    icon: Wallet,
    Section: PaymentsSection,
    parts: null,
    Banner: PayoutBanner,
  },
  inquiries: {
    label: msg`Inquiries`,
    icon: MessagesSquare,
    Section: InquiriesSection,
    parts: null,
    isWide: true,
  },
  api: { label: msg`API access`, icon: KeyRound, Section: ApiSection, parts: sectionParts.api },
  settings: { label: msg`Settings`, icon: Settings2, Section: SettingsSection, parts: sectionParts.settings },
  activity: { label: msg`Activity`, icon: History, Section: ActivitySection, parts: null },
};

type LinksProps = {
  names: readonly SectionName[];
  current: SectionName;
  hrefOf: (name: SectionName) => string;
};

function Links({ names, current, hrefOf }: LinksProps) {
  const { t, i18n } = useLingui();
  const missing = useMissingInfo();
  return names.map((name) => (
    <SectionLink
      key={name}
      icon={sections[name].icon}
      current={name === current}
      mark={name === 'billing' && missing ? t`Missing info` : null}
    >
      <Link href={hrefOf(name)}>{i18n._(sections[name].label)}</Link>
    </SectionLink>
  ));
}

// Always refetched: another tab may have changed the profile.
function Content({ Section, parts }: OfUser) {
  const { data, isFetchedAfterMount, isFetching, error, refetch } = useQuery({
    ...userQuery,
    refetchOnMount: 'always',
  });
  const isFetched = data !== undefined && isFetchedAfterMount;
  // Rendered in slices.
  const isThere = useDeferredValue(isFetched);
  if (isFetched && isThere) return <Section user={data} />;
  if (isFetched || !error) return <SectionSkeleton parts={parts} />;
  return (
    <Card>
      <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
    </Card>
  );
}

/** Profile, security, billing, payments, inquiries, API access, settings and activity (A11, O11, O12). */
export default function ProfileScreen() {
  const { t } = useLingui();
  const names = useSectionNames();
  const { tab, hrefOf } = useTab<SectionName>(names);
  const section = sections[tab];
  const { Banner } = section;
  return (
    <Page>
      <PageHead title={<Trans>Profile</Trans>} />
      <SectionPage
        label={t`Profile sections`}
        links={<Links names={names} current={tab} hrefOf={hrefOf} />}
        wide={section.isWide}
      >
        {Banner ? <Banner /> : null}
        <FormPlace by="tab">
          {section.parts === null ? <section.Section /> : <Content key={tab} {...section} />}
        </FormPlace>
      </SectionPage>
    </Page>
  );
}
