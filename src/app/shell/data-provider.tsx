import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { FormatsProvider } from '#i18n/formats.tsx';
import { NetworkLanguage } from '#i18n/network-text.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirstWeekDay } from './first-week-day.tsx';

/** Server data, formats and the first day of the week, for every screen that shows figures. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { data } = usePortal();
  const configuration = useConfiguration();
  const { dateFormat, general } = configuration;
  return (
    <QueryClientProvider client={data.queryClient()}>
      <FormatsProvider patterns={dateFormat}>
        <NetworkLanguage value={general.locale}>
          <FirstWeekDay>{children}</FirstWeekDay>
        </NetworkLanguage>
      </FormatsProvider>
    </QueryClientProvider>
  );
}
