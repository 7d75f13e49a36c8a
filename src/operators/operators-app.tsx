import { ConfirmationDialog } from '#account/confirmation-dialog.tsx';
import { weekDayOf } from '#api/configuration.ts';
import { userQuery } from '#api/reference-data.ts';
import { LeaveGuardContext } from '#fields/leave-guard.ts';
import { FormatsProvider } from '#i18n/formats.tsx';
import { NamesLanguage, NetworkLanguage } from '#i18n/network-text.tsx';
import { useOpenToasts } from '#portal/toasts.ts';
import { boot, hiddenText } from '#styled/recipes';
import { FirstWeekDayContext } from '#ui/controls/first-week-day.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { Mark } from '#ui/layout/mark.tsx';
import { Tip } from '#ui/overlays/tip.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'wouter';
import { Frame } from './frame.tsx';
import { LeaveQuestion } from './leaving/leave-question.tsx';
import type { Network } from './network.ts';
import { NetworkContext, useConfiguration, useNetwork, useSession } from './network-context.tsx';
import { FactorNeeded } from './session/factor-needed.tsx';
import { NotOperator } from './session/not-operator.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { UserUnknown } from './session/user-unknown.tsx';

function Loading() {
  const styles = boot();
  return (
    <main className={styles.root}>
      <Mark size="lg" />
      <span className={styles.bar}>
        <span className={styles.fill} />
      </span>
      <div role="status">
        <h1 className={hiddenText()}>
          <Trans>Loading</Trans>
        </h1>
      </div>
    </main>
  );
}

function UserSettings({ children }: { children: ReactNode }) {
  const { dateFormat, general } = useConfiguration();
  const { requestActivity } = useNetwork();
  const { followLanguage, namesLanguage } = requestActivity;
  const spoken = useSyncExternalStore(followLanguage, namesLanguage);
  const { first_week_day: weekDay, timezone } = useQuery(userQuery).data?.account_settings.general ?? {};
  return (
    <NetworkLanguage value={general.locale}>
      <NamesLanguage value={spoken ?? general.locale}>
        <FormatsProvider patterns={dateFormat} zone={timezone}>
          <FirstWeekDayContext value={weekDayOf(weekDay) ?? general.firstWeekDay}>
            {children}
          </FirstWeekDayContext>
        </FormatsProvider>
      </NamesLanguage>
    </NetworkLanguage>
  );
}

/** A publisher may sign in here too, and is turned away. */
function Admitted() {
  const { data: user } = useQuery(userQuery);
  if (!user) return <UserUnknown />;
  return user.isAdmin || user.isSuperAdmin ? <Frame user={user} /> : <NotOperator />;
}

function Shown() {
  const { data, confirmation } = useNetwork();
  const isLoaded = useSession((session) => session.hasTag('loaded'));
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const isSigningIn = useSession((session) => session.matches({ signedIn: 'loadingReferenceData' }));
  const needsFactor = useSession((session) => session.hasTag('factorSetup'));
  if (!isLoaded) return <Loading />;
  if (!isSignedIn || isSigningIn) return <SignInPage />;
  if (!data.isLoaded()) return <UserUnknown />;
  return (
    <QueryClientProvider client={data.queryClient()}>
      {needsFactor ? (
        <FactorNeeded />
      ) : (
        <UserSettings>
          <Admitted />
        </UserSettings>
      )}
      <ConfirmationDialog running={confirmation} />
    </QueryClientProvider>
  );
}

function Toasts() {
  const { toasts } = useNetwork();
  return (
    <Toaster
      toasts={useOpenToasts(toasts)}
      onClose={(key) => toasts.send({ type: 'toast.close', key })}
      onHold={(by) => toasts.send({ type: 'toasts.pause', by })}
      onRelease={(by) => toasts.send({ type: 'toasts.resume', by })}
      renderAction={() => null}
    />
  );
}

/** The operators' pages: what the session chart says is shown. */
export function OperatorsApp({ network }: { network: Network }) {
  return (
    <I18nProvider i18n={i18n}>
      <NetworkContext value={network}>
        <Router {...network.routing}>
          <LeaveGuardContext value={network.leaving.hold}>
            <Suspense fallback={<Loading />}>
              <Shown />
            </Suspense>
          </LeaveGuardContext>
          <LeaveQuestion />
          <Toasts />
          <Tip />
        </Router>
      </NetworkContext>
    </I18nProvider>
  );
}
