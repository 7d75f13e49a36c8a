import type { LoggedClick, LoggedConversion } from '#contract/traffic-log.ts';
import { dash } from '#i18n/words.ts';
import type { Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useDimensions } from '../use-dimensions.ts';

type Logged = Pick<
  LoggedConversion | LoggedClick,
  'offer' | 'link' | 'country' | 'sub1' | 'sub2' | 'sub3' | 'sub4' | 'sub5'
>;

const subIds = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;
export const visitColumns = ['link_id', 'country', ...subIds] as const;

/** Where a click came from. */
export function useVisitColumns(): Column<Logged>[] {
  const { name, label } = useDimensions();
  return [
    {
      id: 'link_id',
      head: name('link_id'),
      phone: 'more',
      oneLine: true,
      cell: ({ link }) => link.name || String(link.id),
    },
    {
      id: 'country',
      head: name('country'),
      phone: 'more',
      oneLine: true,
      cell: ({ country }) => label('country', country),
    },
    ...subIds.map((sub): Column<Logged> => ({
      id: sub,
      head: name(sub),
      phone: 'more',
      cell: (row) => row[sub] || dash,
    })),
  ];
}

/** Days are counted in UTC, times are read in the zone of the profile. */
export function useTimeHint(): string {
  const { t } = useLingui();
  return t`In the time zone of your profile; the days above begin at 00:00 UTC`;
}
