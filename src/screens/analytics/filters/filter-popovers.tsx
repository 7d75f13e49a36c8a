import { addDays, daysOf, type DayRange } from '#contract/days.ts';
import { longestBy, longestByClick } from '#contract/longest-period.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FilterChips } from '#lists/filter-chips.tsx';
import { FilterPanel } from '#lists/filter-panel.tsx';
import { withoutFilters, type Filter } from '#lists/filters.ts';
import { usedFilters } from '#lists/list-search.ts';
import { analyticsFilters, type AnalyticsFilter } from '#figures/analytics-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Sheet, SheetClose } from '#ui/overlays/sheet.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListFilter, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import type { Analytics } from '../use-analytics.ts';
import { useListed } from '../use-dimensions.ts';
import { useFilters } from './use-filters.ts';

type Group = {
  tip: MessageDescriptor;
  label: MessageDescriptor;
  icon: LucideIcon;
  names: readonly AnalyticsFilter[];
};

// Everyday filters first; each button names what it holds, its tooltip reads as L6 has it.
const groups: readonly Group[] = [
  {
    tip: msg`Filter`,
    label: msg`Offer, country, device`,
    icon: ListFilter,
    names: ['offer_id', 'country', 'os', 'device'],
  },
  {
    tip: msg({ message: 'Other', context: 'filters' }),
    label: msg`Link, sub ID, more`,
    icon: SlidersHorizontal,
    names: ['link_id', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'browser', 'carrier'],
  },
];

type FiltersProps = {
  analytics: Analytics;
  /** Options without numbers: those of clicks would mislead beside anything else. */
  isUncounted?: boolean;
};

const uncounted = ({ options, ...filter }: Filter): Filter => ({
  ...filter,
  options: options?.map(({ value, label }) => ({ value, label })) ?? null,
});

const lastDaysOf = ({ to }: DayRange): DayRange => ({ from: addDays(to, 1 - longestByClick), to });

// Options load when it opens; those that the range is too long for are not offered.
function Panel({
  analytics,
  names,
  isUncounted = false,
}: FiltersProps & { names: readonly AnalyticsFilter[] }) {
  const { listSearch, changeFilters, range, filters: used } = analytics;
  const length = daysOf(range);
  const days = longestByClick;
  const isFor = (name: AnalyticsFilter) => used.includes(name) || length <= longestBy([...used, name]);
  const offered = names.filter(isFor);
  const others = names.filter((name) => !isFor(name));
  const filters = useFilters(analytics, offered);
  const listed = useListed(others, 'disjunction');
  return (
    <>
      {others.length > 0 ? (
        <Callout
          action={
            <Button size="sm" onClick={() => analytics.change({ range: lastDaysOf(range) })}>
              <Trans>The last {days} of these days</Trans>
            </Button>
          }
        >
          <Trans>
            Choose at most {days} days to filter by {listed}.
          </Trans>
        </Callout>
      ) : null}
      <FilterPanel
        filters={isUncounted ? filters.map(uncounted) : filters}
        listSearch={listSearch}
        onChange={changeFilters}
      />
    </>
  );
}

export function FilterPopovers(props: FiltersProps) {
  const { i18n } = useLingui();
  const { filters } = props.analytics.listSearch;
  return groups.map(({ tip, label, icon, names }) => (
    <Popover
      key={names.join()}
      label={i18n._(label)}
      trigger={
        <Button
          icon={icon}
          tip={i18n._(tip)}
          pressed={names.some((name) => filters[name] && filters[name].length > 0)}
        >
          {i18n._(label)}
        </Button>
      }
    >
      <Panel {...props} names={names} />
    </Popover>
  ));
}

export function FilterDrawer(props: FiltersProps) {
  const { t } = useLingui();
  const { listSearch, changeFilters } = props.analytics;
  const { count } = useFormats();
  const used = usedFilters(listSearch);
  const number = count(used);
  return (
    <Sheet
      title={t`Filters`}
      trigger={
        <Button icon={ListFilter} pressed={used > 0}>
          {used > 0 ? <Trans>Filter ({number})</Trans> : <Trans>Filter</Trans>}
        </Button>
      }
      foot={
        <>
          <Button size="lg" onClick={() => changeFilters(withoutFilters(listSearch))}>
            <Trans>Clear all</Trans>
          </Button>
          <SheetClose>
            <Button size="lg" variant="primary">
              <Trans>Show results</Trans>
            </Button>
          </SheetClose>
        </>
      }
    >
      <Panel {...props} names={analyticsFilters} />
    </Sheet>
  );
}

export function UsedFilters({ analytics }: { analytics: Analytics }) {
  const { listSearch, changeFilters } = analytics;
  const used = analyticsFilters.filter((name) => (listSearch.filters[name] ?? []).length > 0);
  return (
    <FilterChips filters={useFilters(analytics, used)} listSearch={listSearch} onChange={changeFilters} />
  );
}
