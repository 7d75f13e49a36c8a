import { usedFilters } from '#lists/list-search.ts';

/** The first is the default. */
export const wallTabs = ['all', 'featured', 'new'] as const;
export type WallTab = (typeof wallTabs)[number];

export const narrowedByTab: Record<WallTab, { featured?: true; new?: true }> = {
  all: {},
  featured: { featured: true },
  new: { new: true },
};

/** As many as its part of the wall shows; a network with more lists them among the others too. */
export const mostFeatured = 10;

type Narrowing = { search: string; filters: Readonly<Record<string, readonly string[]>> };

/** Nothing narrows the wall down: featured offers and advertisers stand above the others. */
export const isWhole = ({ search, filters }: Narrowing, tab: WallTab): boolean =>
  tab === 'all' && search === '' && usedFilters({ filters }) === 0;

/** The filters that both walls have, by the names of their parameters. */
export const sharedFilters = ['country', 'category_id', 'os', 'model', 'traffic_type_id', 'tag_id'] as const;

type Counted = {
  data: { featured: Readonly<Record<string, number>>; new: Readonly<Record<string, number>> } | undefined;
  isPending: boolean;
};

/** How many offers each part of a wall has; `null` until the network has answered, nothing where it does not count. */
export function countsIn({ data, isPending }: Counted): Partial<Record<WallTab, number | null>> | undefined {
  if (!data) return isPending ? { featured: null, new: null } : undefined;
  return { featured: data.featured['1'] ?? 0, new: data.new['1'] ?? 0 };
}
