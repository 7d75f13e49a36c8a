import { weekDayOf } from '#api/configuration.ts';
import { userQuery } from '#api/reference-data.ts';
import { useConfiguration, usePortal, useSession } from '#portal/portal-context.tsx';
import { FormatsProvider } from '#i18n/formats.tsx';
import { NamesLanguage, NetworkLanguage } from '#i18n/network-text.tsx';
import { FirstWeekDayContext } from '#ui/controls/first-week-day.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';

// Date pickers begin weeks as the user has chosen, else as the network is configured (C5).
function FirstWeekDay({ children }: { children: ReactNode }) {
  const configuration = useConfiguration();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const { data: user } = useQuery({ ...userQuery, enabled: isSignedIn });
  const chosen = weekDayOf(user?.account_settings.general.first_week_day);
  return (
    <FirstWeekDayContext value={chosen ?? configuration.general.firstWeekDay}>{children}</FirstWeekDayContext>
  );
}

export function DataProvider({ children }: { children: ReactNode }) {
  const { data, requestActivity } = usePortal();
  const { followLanguage, namesLanguage } = requestActivity;
  const spoken = useSyncExternalStore(followLanguage, namesLanguage, namesLanguage);
  const configuration = useConfiguration();
  const { dateFormat, general } = configuration;
  return (
    <QueryClientProvider client={data.queryClient()}>
      <FormatsProvider patterns={dateFormat}>
        <NetworkLanguage value={general.locale}>
          <NamesLanguage value={spoken ?? general.locale}>
            <FirstWeekDay>{children}</FirstWeekDay>
          </NamesLanguage>
        </NetworkLanguage>
      </FormatsProvider>
    </QueryClientProvider>
  );
}
