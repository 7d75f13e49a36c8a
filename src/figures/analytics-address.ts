import { kpi, type Kpi } from '#contract/analytics.ts';
import { dimension, type Dimension } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { addMonths } from '#contract/calendar.ts';
import { type DayRange, addDays, daysOf, isDay, type Interval } from '#contract/days.ts';
import {
  comparedRange,
  comparisons,
  intervalOf,
  intervalsOf,
  presets,
  rangeOf,
  type Calendar,
  type Comparison,
  type Preset,
} from '#i18n/day-ranges.ts';
import type { ListSearch, ListShape } from '#lists/list-search.ts';
import { href } from '#routes';

/** The tables under the chart; the first is the default. */
export const analyticsTabs = ['report', 'pivot', 'timeseries'] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

/** Filters of figures: each a parameter of the address and of the call, and a dimension of a pivot. */
export const analyticsFilters = [
  'offer_id',
  'link_id',
  'country',
  'os',
  'device',
  'browser',
  'carrier',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
] as const satisfies readonly Dimension[];
export type AnalyticsFilter = (typeof analyticsFilters)[number];

/** Values of one filter, as the filter writes them, each a line of its own; those that are `hidden` are only named. */
export type Split = { by: AnalyticsFilter; values: readonly string[]; hidden: readonly string[] };

/** For the components of lists; other tables name the same filters. */
export const analyticsShape: ListShape = {
  name: 'analytics',
  sorts: [],
  sort: '',
  filters: analyticsFilters,
  columns: [],
};

/** The address of the analytics screen, except its filters (O10). */
export type AnalyticsSearch = {
  tab: AnalyticsTab;
  /** null: the days were chosen one by one. */
  preset: Preset | null;
  range: DayRange;
  comparison: Comparison;
  /** null without a comparison. */
  compared: DayRange | null;
  interval: Interval;
  /** Those that suit the range. */
  intervals: readonly Interval[];
  /** Lines of the chart, in the order they were chosen; a single one while there is a split. */
  kpis: readonly Kpi[];
  /** Splits of the pivot, outermost first. */
  dimensions: readonly Dimension[];
  /** null: the chart has a line for each figure. */
  split: Split | null;
};

export const mostLines = 6;
export const mostDimensions = 3;
const defaults = {
  preset: 'last-7-days',
  comparison: 'previous',
  kpis: ['payout', 'conversions'],
  dimensions: ['offer_id', 'country'],
  by: 'offer_id',
} as const;

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text);
const someOf = <Name extends string>(names: readonly Name[], text: string | null): Name[] =>
  [...new Set((text ?? '').split(','))].flatMap((one) => oneOf(names, one) ?? []);
const orElse = <Name>(found: readonly Name[], fallback: readonly Name[]) =>
  found.length > 0 ? found : fallback;

// Comparisons with these years stay within four digits.
const isDayOfRange = (day: string) => isDay(day) && day >= '1000' && day < '9000';

/** The days of `from` and `to`; null unless both are days in their order. */
export function daysIn(address: URLSearchParams): DayRange | null {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  return isDayOfRange(from) && isDayOfRange(to) && from <= to ? { from, to } : null;
}

function readRange(address: URLSearchParams, calendar: Calendar) {
  const days = daysIn(address);
  if (days) return { preset: null, range: days };
  const preset = oneOf(presets, address.get('range')) ?? defaults.preset;
  return { preset, range: rangeOf(preset, calendar) };
}

const number = /^\d{1,15}$/;
const numbers = ['offer_id', 'link_id'] as const satisfies readonly AnalyticsFilter[];
const countryPattern = /^[A-Z]{2}$/;
const listed = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))];

const isValueOf = (name: AnalyticsFilter, value: string): boolean => {
  if (name === 'country') return countryPattern.test(value);
  return numbers.some((one) => one === name) ? number.test(value) : true;
};

// A filter of the same name leaves no traffic to other values.
function readSplit(address: URLSearchParams): Split | null {
  const by = oneOf(analyticsFilters, address.get('by') ?? defaults.by);
  if (!by) return null;
  const filter = listed(address.get(by));
  const values = listed(address.get('lines'))
    .filter((value) => isValueOf(by, value) && (filter.length === 0 || filter.includes(value)))
    .slice(0, mostLines);
  const hidden = listed(address.get('hidden')).filter((value) => values.includes(value));
  return values.length > 0 ? { by, values, hidden } : null;
}

/** With one more line or without it; a value of another filter starts anew. A full split stays as it is. */
export function withLine(split: Split | null, by: AnalyticsFilter, value: string): Split | null {
  if (split?.by !== by) return { by, values: [value], hidden: [] };
  const rest = split.values.filter((one) => one !== value);
  if (rest.length === split.values.length) {
    return rest.length < mostLines ? { ...split, values: [...rest, value] } : split;
  }
  return rest.length > 0 ? { by, values: rest, hidden: split.hidden.filter((one) => one !== value) } : null;
}

/** Invalid values get their defaults. `calendar` resolves the presets. */
export function readAnalytics(address: URLSearchParams, calendar: Calendar): AnalyticsSearch {
  const { preset, range } = readRange(address, calendar);
  const days = daysOf(range);
  const comparison = oneOf(comparisons, address.get('compare')) ?? defaults.comparison;
  const intervals = intervalsOf(days);
  const split = readSplit(address);
  return {
    tab: oneOf(analyticsTabs, address.get('tab')) ?? analyticsTabs[0],
    preset,
    range,
    comparison,
    compared: comparedRange(range, comparison),
    interval: oneOf(intervals, address.get('interval')) ?? intervalOf(days),
    intervals,
    kpis: orElse(someOf(kpi.options, address.get('kpi')), defaults.kpis).slice(0, split ? 1 : mostLines),
    dimensions: orElse(someOf(dimension.options, address.get('dimensions')), defaults.dimensions).slice(
      0,
      mostDimensions,
    ),
    split,
  };
}

/** Removes a range that cannot be shown, so that the address matches the screen. */
export function withoutUnusableRange(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if (daysIn(address)) return next;
  next.delete('from');
  next.delete('to');
  if (!oneOf(presets, next.get('range'))) next.delete('range');
  return next;
}

/** A preset or own days (each replaces the other), filters one by one. */
export type AnalyticsChange = Partial<
  Pick<AnalyticsSearch, 'tab' | 'comparison' | 'interval' | 'kpis' | 'dimensions' | 'split'> & {
    preset: Preset;
    range: DayRange;
    filters: Partial<Record<AnalyticsFilter, readonly string[]>>;
  }
>;

// Parameters of one table only.
const ofOneTable = ['page', 'size', 'sort', 'columns', 'open', 'turned'];
const unless = (value: string, fallback: string) => (value === fallback ? '' : value);

const parametersOfSplit = (split: Split | null) => ({
  by: split ? unless(split.by, defaults.by) : '',
  lines: split?.values.join() ?? '',
  hidden: split?.hidden.join() ?? '',
});

function parametersOf(change: AnalyticsChange): Record<string, string> {
  const { tab, preset, range, comparison, interval, kpis, dimensions, split, filters } = change;
  return {
    ...(tab && {
      tab: unless(tab, analyticsTabs[0]),
      ...Object.fromEntries(ofOneTable.map((name) => [name, ''])),
    }),
    ...(preset && { range: unless(preset, defaults.preset), from: '', to: '' }),
    ...(range && { range: '', ...range }),
    ...(comparison && { compare: unless(comparison, defaults.comparison) }),
    ...(interval && { interval }),
    ...(kpis && { kpi: unless(kpis.join(), defaults.kpis.join()) }),
    ...(dimensions && { dimensions: unless(dimensions.join(), defaults.dimensions.join()) }),
    ...(split !== undefined && parametersOfSplit(split)),
    ...Object.fromEntries(Object.entries(filters ?? {}).map(([name, values]) => [name, values.join()])),
  };
}

/** Defaults are left out; other days, rows or tables start at the first page. */
export function withAnalytics(address: URLSearchParams, change: AnalyticsChange): URLSearchParams {
  const next = new URLSearchParams(address);
  if (change.preset || change.range) next.delete('interval');
  if (!change.kpis && change.split === undefined) next.delete('page');
  for (const [name, value] of Object.entries(parametersOf(change))) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Example: `analyticsHref({ preset: 'month-to-date', kpis: ['clicks'] })`, `analyticsHref({ tab: 'timeseries',
 * filters: { offer_id: ['48213'] } })`.
 */
export function analyticsHref(change: AnalyticsChange, address = new URLSearchParams()): string {
  const query = String(withAnalytics(address, change));
  return query ? `${href('analytics')}?${query}` : href('analytics');
}

const texts = ['os', 'device', 'browser', 'carrier', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;

type Selected = Partial<
  Record<(typeof numbers)[number], number[]> & Record<(typeof texts)[number] | 'country', string[]>
>;

/** The days and filters of every call of figures. */
export function selectionOf({ from, to }: DayRange, { filters }: Pick<ListSearch, 'filters'>) {
  const countries = (filters['country'] ?? []).filter((code) => countryPattern.test(code));
  const chosen: Selected = {
    ...Object.fromEntries(
      numbers.map((name) => [name, (filters[name] ?? []).filter((id) => number.test(id)).map(Number)]),
    ),
    ...Object.fromEntries(texts.map((name) => [name, (filters[name] ?? []).map(freeText.read)])),
    country: countries,
  };
  const used = Object.entries(chosen).filter(([, values]) => values.length > 0);
  // Those that are left keep their types.
  return { date_from: from, date_to: to, ...(Object.fromEntries(used) as Selected) };
}

const daysOfKey: Partial<Record<Dimension, (start: string) => DayRange>> = {
  hour: (start) => ({ from: start.slice(0, 10), to: start.slice(0, 10) }),
  date: (start) => ({ from: start, to: start }),
  week: (start) => ({ from: start, to: addDays(start, 6) }),
  month: (start) => ({ from: start, to: addDays(addMonths(start, 1), -1) }),
};
const within = ({ from, to }: DayRange, outer: DayRange): DayRange => ({
  from: from < outer.from ? outer.from : from,
  to: to > outer.to ? outer.to : to,
});

/** Drills down into a row of a pivot: its keys become filters, its days the range, clipped to the requested one. */
export function changeOfKeys(
  keys: Partial<Record<Dimension, string | number>>,
  range: DayRange,
): AnalyticsChange {
  const given = dimension.options.flatMap((name) => {
    const key = keys[name];
    return key === undefined ? [] : [{ name, key: String(key) }];
  });
  const filters = given.filter(({ name }) => !daysOfKey[name]);
  const days = given.reduce((rest, { name, key }) => {
    const found = daysOfKey[name]?.(key);
    return found ? within(found, rest) : rest;
  }, range);
  return {
    filters: Object.fromEntries(filters.map(({ name, key }) => [name, [freeText.write(key)]])),
    ...(days === range ? {} : { range: days }),
  };
}
