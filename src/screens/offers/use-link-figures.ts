import type { TrackingLink } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFigureColumns } from './use-figure-columns.ts';

/** Figures of tracking links in the last 30 days, and their age. */
export function useLinkFigures(): Column<TrackingLink>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigureColumns<TrackingLink>();
  return useMemo(
    () => [
      ...figures,
      {
        id: 'created_at',
        head: t`Created`,
        phone: 'more',
        sortable: true,
        oneLine: true,
        cell: ({ created_at }) => formats.date(new Date(created_at)),
      },
    ],
    [t, formats, figures],
  );
}
