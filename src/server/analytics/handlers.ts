import type { Kpi, KpiValues } from '#contract/analytics.ts';
import { daysBefore } from '#contract/days.ts';
import { longestByClick } from '#contract/longest-period.ts';
import { changeOf, kpiDefinitions, kpiValues } from './kpis.ts';
import { readLabels } from './labels.ts';
import { type Splitting, type SumsOfGroup, columnsOf, readGroups } from './read-groups.ts';
import { intervalsOf } from './periods.ts';
import { refuseLonger, selectionOf } from './read-selection.ts';
import { columnOf, hasImpressions, readSums } from './read-sums.ts';
import type { Selection } from './sources.ts';
import { noSums } from './sums.ts';
import type { Db } from '../database/database.ts';
import { csvFile, type CsvColumns } from '../http/csv.ts';
import { thumbPath } from '../http/storage.ts';
import type { HandlersOf } from '../network.ts';

const mostRows = 10_000;
const byOffer = ['offer_id'] as const;

type OfOffers = Omit<Splitting, 'dimensions'> & { kpi: readonly Kpi[] };

async function readOffers(db: Db, rows: SumsOfGroup[]) {
  const ids = rows.map(({ keys }) => Number(keys.offer_id));
  if (ids.length === 0) return new Map<number, never>();
  const offers = await db
    .selectFrom('offer')
    .select(['id', 'name', 'status', 'picture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(offers.map((offer) => [offer.id, offer]));
}

async function readReport(db: Db, selection: Selection, { kpi, ...splitting }: OfOffers) {
  const { rows, total, ...found } = await readGroups(db, selection, {
    ...splitting,
    dimensions: byOffer,
  });
  const offers = await readOffers(db, rows);
  const data = rows.flatMap(({ keys, sums }) => {
    const offer = offers.get(Number(keys.offer_id));
    if (!offer) return [];
    const { id, name, status, picture } = offer;
    const thumb = picture && `${thumbPath}${picture}`;
    return [{ offer: { id, name, status, thumb }, values: kpiValues(sums, kpi, found.hasImpressions) }];
  });
  return { data, total };
}

type ReportRow = { offer: { id: number; name: string }; values: KpiValues };

function reportColumns(kpis: readonly Kpi[]): CsvColumns<ReportRow> {
  const figures = kpiDefinitions.filter(({ id }) => kpis.includes(id));
  return {
    'Offer ID': ({ offer }) => offer.id,
    Offer: ({ offer }) => offer.name,
    ...Object.fromEntries(
      figures.map(({ id, name }) => [name, ({ values }: ReportRow) => values[id] ?? null]),
    ),
  };
}

async function readBegin(db: Db, partnerId: number): Promise<string | null> {
  const first = db.selectFrom('stat_offer').select('day').where('partner_id', '=', partnerId);
  const row = await first.orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

export const analyticsHandlers: HandlersOf<'analytics' | 'reports'> = {
  analytics: {
    overview: async ({ query }, { db, caller }) => {
      const selection = selectionOf(query, caller.partnerId, [columnOf('all')]);
      const counted = hasImpressions(selection, 'all');
      const before = daysBefore(selection);
      const partner = await db
        .selectFrom('partner')
        .select('currency')
        .where('id', '=', caller.partnerId)
        .executeTakeFirstOrThrow();
      const [now, then] = await Promise.all(
        [selection, { ...selection, ...before }].map((period) => readSums(db, period, 'all')),
      );
      const current = kpiValues(now?.get('all') ?? noSums, query.kpi, counted);
      const previous = kpiValues(then?.get('all') ?? noSums, query.kpi, counted);
      return {
        currency: partner.currency,
        current,
        previous,
        change: changeOf(current, previous, query.kpi),
        period: {
          from: selection.from,
          to: selection.to,
          previous_from: before.from,
          previous_to: before.to,
        },
        begun: await readBegin(db, caller.partnerId),
      };
    },
    timeseries: async ({ query }, { db, caller }) => {
      const selection = selectionOf(query, caller.partnerId, [columnOf(query.interval)]);
      if (query.interval === 'hour') refuseLonger(selection, longestByClick);
      const sums = await readSums(db, selection, query.interval);
      const counted = hasImpressions(selection, query.interval);
      return intervalsOf(selection, query.interval).map((date) => ({
        date,
        values: kpiValues(sums.get(date) ?? noSums, query.kpi, counted),
      }));
    },
    dictKpi: () => kpiDefinitions,
  },
  reports: {
    pivot: async ({ query }, { db, caller }) => {
      const { dimensions, sort, kpi } = query;
      const selection = selectionOf(query, caller.partnerId, columnsOf(dimensions));
      const found = await readGroups(db, selection, { dimensions, sort, limit: mostRows, offset: 0 });
      const labels = await readLabels(db, caller, dimensions);
      return {
        data: found.rows.map(({ keys, sums }) => ({
          keys,
          labels: labels(keys),
          values: kpiValues(sums, kpi, found.hasImpressions),
        })),
        total: found.total,
        limit: -1,
        offset: 0,
      };
    },
    report: async ({ query }, { db, caller }) => {
      const { limit, offset } = query;
      return {
        ...(await readReport(db, selectionOf(query, caller.partnerId, byOffer), query)),
        limit,
        offset,
      };
    },
    download: async ({ query }, { db, caller }) => {
      const selection = selectionOf(query, caller.partnerId, byOffer);
      const { data } = await readReport(db, selection, { ...query, sort: '-payout', limit: -1, offset: 0 });
      return csvFile(`report-${selection.from}-${selection.to}.csv`, reportColumns(query.kpi), data);
    },
  },
};
