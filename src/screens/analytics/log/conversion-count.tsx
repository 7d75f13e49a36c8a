import type { conversionStatus } from '#contract/conversion-status.ts';
import type { LoggedConversion } from '#contract/traffic-log.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { Counts } from './use-counts.ts';

export type Status = (typeof conversionStatus.options)[number];
/** As the figures count: what was rejected is no conversion and pays nothing. Amounts are null where nobody knows them. */
export type Sums = { conversions: number; rejected: number; payout: number | null; lost: number | null };

/** Of all rows. */
export function sumsOfRows(rows: readonly LoggedConversion[]): Sums {
  const rejected = rows.filter(({ status }) => status === 'rejected');
  return {
    conversions: rows.length - rejected.length,
    rejected: rejected.length,
    payout: rows.reduce((sum, row) => sum + row.payout, 0),
    lost: rejected.reduce((sum, row) => sum + (row.rejected_payout ?? 0), 0),
  };
}

/** Of the statuses that are shown, without the rows; the figures know what is pending and approved as one sum. */
export function sumsOfFigures(
  { conversions, pending, rejected, payout }: Counts,
  isShown: (status: Status) => boolean,
): Sums {
  const approved = conversions - pending;
  const isWhole = isShown('pending') === isShown('approved');
  return {
    conversions: (isShown('pending') ? pending : 0) + (isShown('approved') ? approved : 0),
    rejected: isShown('rejected') ? rejected : 0,
    payout: isWhole && isShown('pending') ? payout : null,
    lost: null,
  };
}

/** '50 conversions · €413.96 · 1 rejected (€12.40)'. */
export function ConversionCount({ sums }: { sums: Sums }) {
  const { write, isLoaded } = useFigures();
  const { count } = useFormats();
  const { conversions, rejected, payout, lost } = sums;
  const number = count(rejected);
  const written = (amount: number | null) => (amount === null || !isLoaded ? null : write('payout')(amount));
  const paid = conversions === 0 ? null : written(payout);
  const amount = rejected === 0 ? null : written(lost);
  return (
    <>
      {conversions > 0 || rejected === 0 ? (
        <Plural value={conversions} one="# conversion" other="# conversions" />
      ) : null}
      {paid === null ? null : ` · ${paid}`}
      {conversions > 0 && rejected > 0 ? ' · ' : null}
      {rejected > 0 ? <Trans>{number} rejected</Trans> : null}
      {amount === null ? null : (
        <>
          {' '}
          <Trans>({amount} lost)</Trans>
        </>
      )}
    </>
  );
}
