import { applicationState, payoutModel, type ApplicationState, type PayoutModel } from '#contract/offers.ts';
import { longestText } from '#contract/wire.ts';
import type { ListSearch } from '#lists/list-search.ts';
import { knownOf, numbersOf, searchedBy } from '#lists/wire-filters.ts';

/** The parts of a wall; the first is all of it. */
export const wallTabs = ['all', 'featured', 'new'] as const;
export type WallTab = (typeof wallTabs)[number];

const narrowedByTab: Record<WallTab, { featured?: true; new?: true }> = {
  all: {},
  featured: { featured: true },
  new: { new: true },
};

/** How many featured offers stand above the others. */
export const mostFeatured = 4;

/** The filters that both walls have, by the names of their parameters. */
export const sharedFilters = ['country', 'category_id', 'os', 'model', 'traffic_type_id', 'tag_id'] as const;

const countryCode = /^[A-Z]{2}$/;

type Narrowed = {
  search?: string;
  country: string[];
  category_id: number[];
  os: string[];
  model: PayoutModel[];
  traffic_type_id: number[];
  tag_id: number[];
  featured?: true;
  new?: true;
};

/** What the address of either wall narrows it down to (O1, O2); what makes no sense there counts for nothing. */
export const narrowedBy = (listSearch: ListSearch, tab: WallTab): Narrowed => ({
  ...searchedBy(listSearch),
  ...narrowedByTab[tab],
  country: (listSearch.filters['country'] ?? []).filter((code) => countryCode.test(code)),
  category_id: numbersOf(listSearch, 'category_id'),
  os: (listSearch.filters['os'] ?? []).filter(({ length }) => length <= longestText),
  model: knownOf(listSearch, 'model', payoutModel.options),
  traffic_type_id: numbersOf(listSearch, 'traffic_type_id'),
  tag_id: numbersOf(listSearch, 'tag_id'),
});

type Counted = {
  data: { featured: Readonly<Record<string, number>>; new: Readonly<Record<string, number>> } | undefined;
  isPending: boolean;
};

/** How many offers each part of a wall has; `null` until the network has answered, nothing where it does not count. */
export function countsIn({ data, isPending }: Counted): Partial<Record<WallTab, number | null>> | undefined {
  if (!data) return isPending ? { featured: null, new: null } : undefined;
  return { featured: data.featured['1'] ?? 0, new: data.new['1'] ?? 0 };
}

type OwnNarrowed = Narrowed & {
  group_id: number[];
  approval_status: ApplicationState[];
  status: ['active'];
};

/** The same for a signed-in publisher: what he can run or apply for now. */
export const ownNarrowedBy = (listSearch: ListSearch, tab: WallTab): OwnNarrowed => ({
  ...narrowedBy(listSearch, tab),
  group_id: numbersOf(listSearch, 'group_id'),
  approval_status: knownOf(listSearch, 'approval_status', applicationState.options),
  status: ['active'],
});
