import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callAddress } from '#api/call-address.ts';
import { analytics, kpi } from '#contract/analytics.ts';
import { dimension } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { comparisons, presets, rangeOf } from '#i18n/day-ranges.ts';
import { readListSearch } from '#lists/list-search.ts';
import {
  analyticsFilters,
  analyticsShape,
  analyticsTabs,
  changeOfKeys,
  mostDimensions,
  mostLines,
  readAnalytics,
  selectionOf,
  withAnalytics,
} from '#figures/analytics-address.ts';
import { holds, patience } from './holds.ts';
import { anyAddress, anyDay, anyRange, anyText, isUnderstood, someOf } from './samples.ts';

const choice = anyText.map(freeText.write);
/** As a browser keeps it: in one text. */
const reparsed = (address: URLSearchParams) => new URLSearchParams(String(address));

describe('the address of analytics', { timeout: patience }, () => {
  const calendar = anyDay.map((day) => ({ now: new Date(`${day}T12:00:00Z`), firstWeekDay: 1 }));
  const filters = fc.record({ country: fc.uniqueArray(choice), sub1: fc.uniqueArray(choice) });
  const change = fc.record({
    tab: fc.constantFrom(...analyticsTabs),
    comparison: fc.constantFrom(...comparisons),
    kpis: someOf(kpi.options, 1, mostLines),
    dimensions: someOf(dimension.options, 1, mostDimensions),
    filters,
  });
  const names = ['range', 'from', 'to', 'tab', 'kpi', 'compare', 'interval', 'dimensions', 'country', 'page'];
  const anyAnalytics = anyAddress(names);

  test('[O10] is read as it was written', () =>
    holds(
      fc.property(anyAnalytics, calendar, change, (address, moment, target) => {
        const next = reparsed(withAnalytics(address, target));
        const { filters: chosen, ...rest } = target;
        expect(readAnalytics(next, moment)).toEqual(expect.objectContaining(rest));
        expect(readListSearch(next, analyticsShape).filters).toEqual(expect.objectContaining(chosen));
      }),
    ));

  test('[O10] custom days and presets replace each other', () =>
    holds(
      fc.property(
        anyAnalytics,
        calendar,
        anyRange,
        fc.constantFrom(...presets),
        (...[address, moment, range, preset]) => {
          const own = withAnalytics(address, { range });
          const moving = readAnalytics(reparsed(withAnalytics(own, { preset })), moment);
          expect(readAnalytics(reparsed(own), moment)).toEqual(
            expect.objectContaining({ preset: null, range }),
          );
          expect([moving.preset, moving.range]).toEqual([preset, rangeOf(preset, moment)]);
        },
      ),
    ));

  test('[O10] makes sense whatever it says', () =>
    holds(
      fc.property(anyAnalytics, calendar, (address, moment) => {
        const { range, interval, intervals, kpis, dimensions } = readAnalytics(address, moment);
        expect(range.from <= range.to).toBe(true);
        expect(intervals).toContain(interval);
        expect([kpis.length, dimensions.length].every((count) => count > 0)).toBe(true);
        expect([kpis.length <= mostLines, dimensions.length <= mostDimensions]).toEqual([true, true]);
      }),
    ));

  test('[O10] a row of a pivot leads to figures within its range, narrowed down to its keys', () =>
    holds(
      fc.property(anyRange, anyText, fc.nat(), (range, sub1, after) => {
        const days = (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1;
        const date = new Date(Date.parse(range.from) + (after % days) * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const narrowed = withAnalytics(new URLSearchParams(), changeOfKeys({ sub1, date }, range));
        const query = selectionOf(
          { from: date, to: date },
          readListSearch(reparsed(narrowed), analyticsShape),
        );
        expect(query).toEqual({ date_from: date, date_to: date, sub1: [sub1] });
        expect([narrowed.get('from'), narrowed.get('to')]).toEqual([date, date]);
      }),
    ));

  test('[O10] [L7] whatever the address says, only figures that the network has are requested', () =>
    holds(
      fc.property(anyAddress([...names, ...analyticsFilters]), calendar, (address, moment) => {
        const { range, compared, interval } = readAnalytics(address, moment);
        const narrowed = readListSearch(address, analyticsShape);
        const queries = [range, ...(compared ? [compared] : [])].map((days) => selectionOf(days, narrowed));
        const addresses = queries.map((query) =>
          callAddress(analytics.timeseries, { query: { ...query, interval } }),
        );
        expect(addresses.filter((given) => !isUnderstood(analytics.timeseries, given))).toEqual([]);
      }),
    ));

  test('[O10] whatever the address says, no filter but its own is requested', () =>
    holds(
      fc.property(anyAddress([...analyticsFilters, '__proto__']), anyRange, (address, range) => {
        const query = selectionOf(range, readListSearch(address, analyticsShape));
        const allowed = new Set<string>(['date_from', 'date_to', ...analyticsFilters]);
        expect(Object.keys(query).filter((name) => !allowed.has(name))).toEqual([]);
      }),
    ));
});
