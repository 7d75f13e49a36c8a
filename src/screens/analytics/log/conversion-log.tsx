import { query as queryOf } from '#api/queries.ts';
import { conversionStatus } from '#contract/conversion-status.ts';
import { isClickId } from '#contract/tracked-ids.ts';
import { trafficLog, type LoggedConversion } from '#contract/traffic-log.ts';
import { freeText } from '#contract/wire.ts';
import { askHref, inquiryHref } from '#account/inquiry-address.ts';
import { analyticsFilters } from '#figures/analytics-address.ts';
import { useFormats } from '#i18n/formats.tsx';
import { dash } from '#i18n/words.ts';
import type { ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { useOffered } from '#portal/offered.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { noClicks } from '../no-clicks.tsx';
import type { Analytics } from '../use-analytics.ts';
import { ConversionCount, sumsOfFigures, sumsOfRows, type Status } from './conversion-count.tsx';
import { ConversionMenus, statuses } from './conversion-menus.tsx';
import { writeDuration } from './duration.ts';
import { LogCard } from './log-card.tsx';
import { PartlyLoaded } from './partly-loaded.tsx';
import { ReasonOfRow } from './reason-of-row.tsx';
import { useCounts } from './use-counts.ts';
import { useTimeHint, useVisitColumns, visitColumns } from './use-visit-columns.ts';

const shape: ListShape = {
  name: 'conversion-log',
  sorts: [],
  sort: '',
  filters: [...analyticsFilters, 'status', 'reason'],
  columns: [
    'offer',
    'status',
    'reason',
    'transaction_id',
    'payout',
    'rejected_payout',
    'sale_amount',
    'delay',
    ...visitColumns,
    'goal',
    'clicked_at',
    'decided_at',
    'id',
  ],
  shown: [
    'offer',
    'status',
    'reason',
    'transaction_id',
    'payout',
    'rejected_payout',
    'delay',
    'country',
    'sub1',
  ],
};

const isRejected = ({ status }: LoggedConversion) => status === 'rejected';

// Of rejected conversions alone, what they are worth is what was lost: status and payout are the same in every row.
function useMoneyAndTime(isAllRejected: boolean): Column<LoggedConversion>[] {
  const { t, i18n } = useLingui();
  const { dateTime, money } = useFormats();
  return [
    {
      id: 'payout',
      head: t`Payout`,
      hint: t`As the figures count it: rejected conversions pay nothing`,
      numeric: true,
      spare: isAllRejected,
      phone: isAllRejected ? 'more' : 'beside',
      cell: ({ payout, currency }) => money(payout, currency),
    },
    {
      id: 'rejected_payout',
      head: t`Lost`,
      hint: t`What rejected conversions would have paid`,
      numeric: true,
      spare: !isAllRejected,
      hasValue: isRejected,
      phone: isAllRejected ? 'beside' : 'more',
      cell: ({ rejected_payout: lost, currency }) => (lost === null ? dash : money(lost, currency)),
    },
    {
      id: 'sale_amount',
      head: t`Sale amount`,
      numeric: true,
      phone: 'more',
      cell: ({ sale_amount: sale, currency }) => money(sale, currency),
    },
    {
      id: 'delay',
      head: t`Time to conversion`,
      numeric: true,
      spare: !isAllRejected,
      phone: 'more',
      // A granted sale of the day of its click has no time of its own.
      cell: ({ seconds_to_conversion: seconds }) =>
        seconds > 0 ? writeDuration(seconds, i18n.locale) : dash,
    },
    {
      id: 'clicked_at',
      head: t`Clicked`,
      oneLine: true,
      phone: 'more',
      cell: ({ clicked_at: at }) => dateTime(new Date(at)),
    },
    {
      id: 'decided_at',
      head: t`Decided`,
      oneLine: true,
      phone: 'more',
      cell: ({ decided_at: at }) => (at ? dateTime(new Date(at)) : dash),
    },
  ];
}

// What was withdrawn can be asked anew.
function Inquiry({ conversion }: { conversion: LoggedConversion }) {
  const { t } = useLingui();
  const { inquiry } = conversion;
  const isThere = inquiry && inquiry.status !== 'withdrawn';
  return (
    <ButtonLink variant="ghost" size="sm">
      {isThere ? (
        <Link href={inquiryHref(inquiry.id)} aria-label={t`View inquiry about this conversion`}>
          <Trans>View inquiry</Trans>
        </Link>
      ) : (
        <Link href={askHref(conversion)} aria-label={t`Ask about this conversion`}>
          <Trans>Ask</Trans>
        </Link>
      )}
    </ButtonLink>
  );
}

function LogActions({ conversion }: { conversion: LoggedConversion }) {
  const { t } = useLingui();
  const hasInquiries = useOffered('inquiries');
  const { transaction_id: transaction } = conversion;
  if (!transaction && !hasInquiries) return null;
  return (
    <RowActions>
      {hasInquiries ? <Inquiry conversion={conversion} /> : null}
      {transaction ? <CopyButton text={transaction} label={t`Copy transaction ID ${transaction}`} /> : null}
    </RowActions>
  );
}

function useColumns(isAllRejected: boolean): Column<LoggedConversion>[] {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const hint = useTimeHint();
  const belowName = isAllRejected ? { aside: {} } : {};
  return [
    {
      id: 'converted_at',
      head: t`Converted`,
      hint,
      name: true,
      oneLine: true,
      cell: ({ converted_at: at }) => dateTime(new Date(at)),
    },
    {
      id: 'offer',
      head: t`Offer`,
      phone: 'wide',
      oneLine: true,
      ...belowName,
      cell: ({ offer }) => offer.name,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      ...(isAllRejected ? { spare: true } : { aside: {} }),
      cell: ({ status }) => <StatusBadge status={status} appearances={statuses} />,
    },
    {
      id: 'reason',
      head: t`Reason`,
      phone: 'wide',
      spare: !isAllRejected,
      hasValue: isRejected,
      cell: (row) => <ReasonOfRow conversion={row} />,
    },
    {
      id: 'transaction_id',
      head: t`Transaction ID`,
      phone: 'more',
      ...belowName,
      cell: (row) => row.transaction_id || dash,
    },
    ...useMoneyAndTime(isAllRejected),
    ...useVisitColumns(),
    { id: 'goal', head: t`Goal`, phone: 'more', cell: ({ goal }) => goal || dash },
    { id: 'id', head: t`Conversion ID`, phone: 'more', cell: ({ id }) => id },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (row) => <LogActions conversion={row} />,
    },
  ];
}

const isStatus = (text: string): text is Status => conversionStatus.options.some((one) => one === text);

/** The conversions of the days and filters, each with its status and the reason of a rejection. */
export function ConversionLog({ analytics }: { analytics: Analytics }) {
  const { t } = useLingui();
  const [listSearch, change] = useListSearch(shape);
  const { filters, search } = listSearch;
  const hasReasons = useOffered('reasons');
  const reason = hasReasons ? (filters['reason'] ?? []).map(freeText.read) : [];
  const status = [...new Set(filters['status'])].filter(isStatus);
  const isShown = (one: Status) => status.length === 0 || status.includes(one);
  const selection = {
    ...analytics.selection,
    ...(status.length > 0 ? { status } : {}),
    ...(reason.length > 0 ? { reason } : {}),
    ...(search ? { [isClickId(search) ? 'click_id' : 'transaction_id']: search } : {}),
  };
  // Only rejected conversions have a reason.
  const isAllRejected = reason.length > 0 || status.join() === 'rejected';
  const counts = useCounts(analytics);
  // The figures know neither reasons nor transactions.
  const isUncounted = search !== '' || reason.length > 0;
  const known = counts && !isUncounted ? sumsOfFigures(counts, isShown) : null;
  return (
    <LogCard<LoggedConversion>
      analytics={analytics}
      label={t`Conversions`}
      shape={shape}
      request={queryOf(trafficLog.conversions, { query: selection })}
      download={queryOf(trafficLog.downloadConversions, { query: selection })}
      downloadTip={t`All conversions of these days and filters as CSV`}
      total={known && known.conversions + known.rejected}
      renderCount={(rows, loaded) =>
        rows ? (
          <ConversionCount sums={sumsOfRows(rows)} />
        ) : (
          <PartlyLoaded {...{ known, loaded, selection, isAllRejected }} />
        )
      }
      columns={useColumns(isAllRejected)}
      isDim={isRejected}
      search={t`Transaction or click ID`}
      menus={<ConversionMenus listSearch={listSearch} onChange={change} />}
      first={{
        ...noClicks,
        text: (
          <Trans>No conversions in this period. They appear as soon as the advertiser reports them.</Trans>
        ),
      }}
    />
  );
}
