import { weekDayOf } from '#api/configuration.ts';
import { userQuery } from '#api/reference-data.ts';
import { useConfiguration, useSession } from '#portal/portal-context.tsx';
import { FirstWeekDayContext } from '#ui/controls/first-week-day.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Has every date picker begin its weeks as the user has chosen, else as the network is configured (C5). */
export function FirstWeekDay({ children }: { children: ReactNode }) {
  const configuration = useConfiguration();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const { data: user } = useQuery({ ...userQuery, enabled: isSignedIn });
  const chosen = weekDayOf(user?.account_settings.general.first_week_day);
  return (
    <FirstWeekDayContext value={chosen ?? configuration.general.firstWeekDay}>{children}</FirstWeekDayContext>
  );
}
