import type { Clauses } from './clause.ts';

export const listClauses = {
  'L1.a': [
    "A list without rows says 'No data'.",
    'src/ui/feedback/empty-state.tsx | <Trans>No data</Trans> -> <Trans>Nothing</Trans>',
  ],
  'L2.a': [
    'A list that failed to load says so in the given words.',
    'src/ui/feedback/failed-state.tsx | <Trans>Data loading failed. Please try again using Refresh button.</Trans> -> <Trans>Data loading failed.</Trans>',
  ],
  'L2.b': [
    'Refresh loads it again.',
    'src/lists/list-rows.tsx | onRetry={() => void refetch()} -> onRetry={() => undefined}',
  ],
  'L3.a': [
    "A missing picture says 'No Preview Available'.",
    'src/ui/content/preview.tsx | <Trans>No Preview Available</Trans> -> <Trans>No preview</Trans>',
  ],
  'L4.a': [
    "The total reads 'Total: {total}'.",
    'src/ui/tables/pager.tsx |         <Trans>Total: {total}</Trans> ->         <Trans>{total} rows</Trans>',
  ],
  'L4.b': [
    'A page has 10 rows by default.',
    'src/lists/list-search.ts | [10, 20, 30, 40, 50, 100] -> [20, 10, 30, 40, 50, 100]',
  ],
  'L4.c': [
    '10, 20, 30, 40, 50 and 100 can be chosen.',
    'src/lists/list-search.ts | [10, 20, 30, 40, 50, 100] -> [10, 20, 30, 40, 50]',
  ],
  'L5.a': [
    'The pager has 7 buttons by default.',
    'src/ui/tables/pager-items.ts | count = 7 } -> count = 9 }',
  ],
  'L5.b': [
    'Any count that is not odd, or not from 5 to 21, is refused with an error.',
    'src/ui/tables/pager-items.ts | count % 2 === 0 ||  -> ',
    'src/ui/tables/pager-items.ts | count < 5 -> count < 3',
    'src/ui/tables/pager-items.ts | count > 21 -> count > 23',
  ],
  'L6.a': [
    "'Add missing info' is a text of the portal.",
    'src/screens/profile/missing-info.tsx | <Trans>Add missing info</Trans> -> <Trans>Add info</Trans>',
  ],
  'L6.b': [
    "'Change currency' is a text of the portal.",
    'src/screens/profile/currency-card.tsx | <Trans>Change currency</Trans> -> <Trans>Change</Trans>',
  ],
  'L6.c': [
    "'More offers' is a text of the portal.",
    'src/screens/dashboard/featured-offers.tsx | <Trans>More offers</Trans> -> <Trans>More</Trans>',
  ],
  'L6.d': [
    "The tooltip of the analytics filter reads 'Filter' and 'Other'.",
    'src/screens/analytics/filters/filter-popovers.tsx | tip: msg`Filter` -> tip: msg`Filters`',
    "src/screens/analytics/filters/filter-popovers.tsx | message: 'Other' -> message: 'Others'",
    'src/screens/analytics/filters/filter-popovers.tsx |           tip={i18n._(tip)} -> ',
  ],
  'L7.a': [
    'Page, size, sort and filters are in the address.',
    'src/lists/list-search.ts | size: isOneOf(pageSizes, size) ? size : pageSizes[0], -> size: pageSizes[0],',
    'src/lists/list-search.ts | page: pageNumber.test(page) ? Number(page) : 1, -> page: 1,',
  ],
  'L7.b': [
    'They survive a reload and Back.',
    "src/lists/list-search.ts | page: page === 1 ? '' : String(page), -> page: '',",
    "src/lists/list-search.ts | size: size === pageSizes[0] ? '' : String(size), -> size: '',",
    "src/lists/list-search.ts | sort: sort === shape.sort ? '' : sort -> sort: ''",
    "src/lists/list-search.ts | [name, filterValue(shape, name, filters[name] ?? [])] -> [name, '']",
    'src/lists/use-list-search.ts | withListSearch(current, change, shape), options), -> withListSearch(current, change, shape), { replace: true }),',
  ],
  'L7.c': [
    'A change of the query alone is no navigation.',
    'navigation.idle | location.request | 0',
    'navigation.idle | location.changed | 0',
  ],
  'L7.d': [
    'A selection survives paging and Back.',
    'src/lists/selection.ts | return [...selected].map(([key, row]) => shown.get(key) ?? row); -> return page.filter((row) => selected.has(rowKey(row)));',
    'src/lists/selection.ts | return isAll ? withoutRows(selected, page, rowKey) : withRows(selected, page, rowKey); -> return isAll ? none : withRows(selected, page, rowKey);',
  ],
  'L7.e': [
    'Every row is in the document.',
    'src/ui/tables/use-rendered-rows.ts | setSeen({ page, rendered: rendered + idleRows }) -> setSeen({ page, rendered })',
  ],
} as const satisfies Clauses;
