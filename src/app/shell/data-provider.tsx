import { weekDayOf } from '#api/configuration.ts';
import { userQuery } from '#api/reference-data.ts';
import { useConfiguration, usePortal, useSession } from '#portal/portal-context.tsx';
import { FormatsProvider } from '#i18n/formats.tsx';
import { NamesLanguage, NetworkLanguage } from '#i18n/network-text.tsx';
import { FirstWeekDayContext } from '#ui/controls/first-week-day.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';

// Times are in the user's zone, and date pickers begin weeks as the user has chosen, else as the network is
// configured (C5).
function UserSettings({ children }: { children: ReactNode }) {
  const configuration = useConfiguration();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const { data: user } = useQuery({ ...userQuery, enabled: isSignedIn });
  const { first_week_day: weekDay, timezone } = user?.account_settings.general ?? {};
  return (
    <FormatsProvider patterns={configuration.dateFormat} zone={isSignedIn ? timezone : undefined}>
      <FirstWeekDayContext value={weekDayOf(weekDay) ?? configuration.general.firstWeekDay}>
        {children}
      </FirstWeekDayContext>
    </FormatsProvider>
  );
}

export function DataProvider({ children }: { children: ReactNode }) {
  const { data, requestActivity } = usePortal();
  const { followLanguage, namesLanguage } = requestActivity;
  const spoken = useSyncExternalStore(followLanguage, namesLanguage, namesLanguage);
  const { general } = useConfiguration();
  return (
    <QueryClientProvider client={data.queryClient()}>
      <NetworkLanguage value={general.locale}>
        <NamesLanguage value={spoken ?? general.locale}>
          <UserSettings>{children}</UserSettings>
        </NamesLanguage>
      </NetworkLanguage>
    </QueryClientProvider>
  );
}
