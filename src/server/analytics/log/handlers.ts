import type { LoggedClick, LoggedConversion } from '#contract/traffic-log.ts';
import type { LocaleName } from '#contract/locales.ts';
import type { Sent } from '#contract/values.ts';
import { nameIn } from '../../dictionaries/in-language.ts';
import { centsOf, csvFile, type CsvColumns } from '../../http/csv.ts';
import { refuse } from '../../http/refusal.ts';
import type { HandlersOf } from '../../network.ts';
import { type FilterQuery, selectionOf } from '../read-selection.ts';
import { allRows } from './log-page.ts';
import { type ClickFilter, readClicks } from './read-clicks.ts';
import { type ConversionFilter, readConversion, readConversions } from './read-conversions.ts';
import { readReasons } from './read-reasons.ts';
import { readRejected } from './read-rejected.ts';

type Conversion = Sent<LoggedConversion>;
type Click = Sent<LoggedClick>;

const visit = {
  'Offer ID': ({ offer }: Conversion | Click) => offer.id,
  Offer: ({ offer }: Conversion | Click) => offer.name,
  'Tracking link ID': ({ link }: Conversion | Click) => link.id,
  'Tracking link': ({ link }: Conversion | Click) => link.name,
  Country: ({ country }: Conversion | Click) => country,
  'Sub ID 1': ({ sub1 }: Conversion | Click) => sub1,
  'Sub ID 2': ({ sub2 }: Conversion | Click) => sub2,
  'Sub ID 3': ({ sub3 }: Conversion | Click) => sub3,
  'Sub ID 4': ({ sub4 }: Conversion | Click) => sub4,
  'Sub ID 5': ({ sub5 }: Conversion | Click) => sub5,
};

const conversionColumns = (locale: LocaleName): CsvColumns<Conversion> => ({
  'Converted (UTC)': (row) => row.converted_at,
  Status: (row) => row.status,
  Reason: ({ reason }) => reason && nameIn(locale, reason.name),
  'Transaction ID': (row) => row.transaction_id,
  ...visit,
  Goal: ({ goal }) => goal,
  Payout: ({ payout }) => centsOf(payout),
  'Rejected payout': (row) => (row.rejected_payout === null ? null : centsOf(row.rejected_payout)),
  'Sale amount': (row) => centsOf(row.sale_amount),
  Currency: ({ currency }) => currency,
  'Clicked (UTC)': (row) => row.clicked_at,
  'Seconds to conversion': (row) => row.seconds_to_conversion,
  'Decided (UTC)': (row) => row.decided_at,
  'Conversion ID': ({ id }) => id,
  'Click ID': (row) => row.click_id,
});

const clickColumns: CsvColumns<Click> = {
  'Clicked (UTC)': (row) => row.clicked_at,
  ...visit,
  'Operating system': ({ os }) => os,
  Device: ({ device }) => device,
  Browser: ({ browser }) => browser,
  Carrier: ({ carrier }) => carrier,
  Unique: (row) => (row.is_unique ? 1 : 0),
  Conversions: ({ conversions }) => conversions,
  'Click ID': ({ id }) => id,
};

type ClickQuery = FilterQuery & { click_id?: string | undefined };
type ConversionQuery = ClickQuery & {
  status?: ConversionFilter['statuses'];
  reason?: ConversionFilter['reasons'];
  transaction_id?: string | undefined;
};

const clicksOf = (query: ClickQuery, partnerId: number): ClickFilter => ({
  selection: selectionOf(query, partnerId, []),
  click: query.click_id,
});
const filterOf = (query: ConversionQuery, partnerId: number): ConversionFilter => ({
  ...clicksOf(query, partnerId),
  statuses: query.status,
  reasons: query.reason,
  transaction: query.transaction_id,
});

export const trafficLogHandlers: HandlersOf<'trafficLog'> = {
  trafficLog: {
    conversions: ({ query }, { db, caller }) => readConversions(db, filterOf(query, caller.partnerId), query),
    clicks: ({ query }, { db, caller }) => readClicks(db, clicksOf(query, caller.partnerId), query),
    rejected: ({ query }, { db, caller }) => readRejected(db, filterOf(query, caller.partnerId)),
    reasons: (_, { db, caller, locale }) => readReasons(db, caller.partnerId, locale),
    conversion: async ({ params: { id } }, { db, caller }) => {
      const found = await readConversion(db, caller.partnerId, id);
      if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return found;
    },
    downloadConversions: ({ query }, { db, caller, locale }) => {
      const filter = filterOf(query, caller.partnerId);
      const { from, to } = filter.selection;
      return csvFile(
        `conversions-${from}-${to}.csv`,
        conversionColumns(locale),
        allRows((page) => readConversions(db, filter, page)),
      );
    },
    downloadClicks: ({ query }, { db, caller }) => {
      const filter = clicksOf(query, caller.partnerId);
      const { from, to } = filter.selection;
      return csvFile(
        `clicks-${from}-${to}.csv`,
        clickColumns,
        allRows((page) => readClicks(db, filter, page)),
      );
    },
  },
};
