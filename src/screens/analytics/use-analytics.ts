import { daysOf } from '#contract/days.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import {
  analyticsHref,
  analyticsShape,
  readAnalytics,
  selectionOf,
  withAnalytics,
  withoutUnusableRange,
  type AnalyticsChange,
} from '#figures/analytics-address.ts';
import { filtersOf, longestOf } from '#figures/longest-days.ts';
import { useFirstWeekDay } from '#ui/controls/first-week-day.ts';
import { notify } from '#ui/feedback/notify.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';

const minute = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

// Network time to the minute: a day that begins while the screen is open moves its ranges.
function useNow(): Date {
  const { networkClock } = usePortal();
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor(networkClock.now().getTime() / minute));
  return useMemo(() => new Date(minutes * minute), [minutes]);
}

export function useUsableAddress(): void {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const replace = useEffectEvent((usable: URLSearchParams) => {
    setAddress(usable, { replace: true });
    notify({ type: 'info', text: t`The dates in this link are not valid. You see the usual range instead.` });
  });
  useEffect(() => {
    const usable = withoutUnusableRange(address);
    if (usable.size < address.size) replace(usable);
  }, [address]);
}

/**
 * The view in the address (L7, O10): its settings, the `selection` for queries, `change` (adds a step to the history)
 * and the address of a changed view.
 */
export function useAnalytics() {
  const firstWeekDay = useFirstWeekDay();
  const [address, setAddress] = useSearchParams();
  const [listSearch, changeFilters] = useListSearch(analyticsShape);
  const now = useNow();
  const search = useMemo(() => readAnalytics(address, { now, firstWeekDay }), [address, now, firstWeekDay]);
  const change = useCallback(
    (part: AnalyticsChange, options?: { replace: boolean }) =>
      setAddress((current) => withAnalytics(current, part), options),
    [setAddress],
  );
  const selection = selectionOf(search.range, listSearch);
  const filters = filtersOf(selection);
  return {
    ...search,
    /** In use. */
    filters,
    /** For any request with these filters. */
    isTooLong: daysOf(search.range) > longestOf(filters).days,
    /** A pivot needs the room, unless lines were asked for. */
    hasChart: search.tab !== 'pivot' || search.split !== null,
    now,
    listSearch,
    changeFilters,
    selection,
    change,
    hrefOf: (part: AnalyticsChange) => analyticsHref(part, address),
  };
}
export type Analytics = ReturnType<typeof useAnalytics>;
