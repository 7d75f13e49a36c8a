// Of `load` and `use`: the names of case and figure.
type Target = {
  what: string;
  case: string;
  figure: string;
  /** Absolute, or a multiple of the same case on another site. */
  most: number | { times: number; of: string };
  unit: 'ms' | 'KB' | '' | '%';
};

// 1 KB is 1000 bytes.
const targets: readonly Target[] = [
  {
    what: 'login usable, Slow 4G',
    case: 'portal login slow4g',
    figure: 'usable',
    most: { times: 1.15, of: 'plain login slow4g' },
    unit: 'ms',
  },
  {
    what: 'login usable, Fast 4G',
    case: 'portal login fast4g',
    figure: 'usable',
    most: { times: 1.15, of: 'plain login fast4g' },
    unit: 'ms',
  },
  { what: 'login, bytes until usable', case: 'portal login slow4g', figure: 'KB', most: 12, unit: 'KB' },
  { what: 'login, scripts until quiet', case: 'screen login', figure: 'KB scripts', most: 100, unit: 'KB' },
  {
    what: 'login, round trips in a row',
    case: 'portal login slow4g',
    figure: 'roundTrips',
    most: 1,
    unit: '',
  },
  {
    what: 'dashboard usable, Slow 4G',
    case: 'portal dashboard slow4g',
    figure: 'usable',
    most: { times: 1.15, of: 'stack dashboard slow4g' },
    unit: 'ms',
  },
  {
    what: 'dashboard, bytes until usable',
    case: 'portal dashboard slow4g',
    figure: 'KB',
    most: 150,
    unit: 'KB',
  },
  {
    what: 'dashboard, round trips in a row',
    case: 'portal dashboard slow4g',
    figure: 'roundTrips',
    most: 2,
    unit: '',
  },
  { what: 'shift of the layout, worst screen', case: 'screens', figure: 'shift', most: 0.005, unit: '' },
  {
    what: 'longest task after the first paint',
    case: 'screens',
    figure: 'longestTask',
    most: 50,
    unit: 'ms',
  },
  {
    what: 'sign-in to dashboard, beyond the network',
    case: 'portal sign-in',
    figure: 'beyond the network',
    most: 100,
    unit: 'ms',
  },
  {
    what: 'route change, prefetched',
    case: 'portal use',
    figure: 'route change, prefetched',
    most: 90,
    unit: 'ms',
  },
  { what: 'next page of a list', case: 'portal use', figure: 'next page', most: 50, unit: 'ms' },
  { what: '100 rows of a list', case: 'portal use', figure: '100 rows', most: 150, unit: 'ms' },
  {
    what: 'key to paint in a filter, worst',
    case: 'portal use',
    figure: 'key to paint, worst',
    most: 45,
    unit: 'ms',
  },
  {
    what: 'opening a select of 250 countries',
    case: 'portal use',
    figure: 'select of 250',
    most: 90,
    unit: 'ms',
  },
  { what: 'pivot of 50,000 cells, longest frame', case: 'pivot 4x', figure: 'longest', most: 32, unit: 'ms' },
  { what: 'heap after 100 navigations, growth', case: 'leak', figure: 'heap growth %', most: 3, unit: '%' },
  {
    what: 'dashboard usable, second visit, Slow 4G',
    case: 'portal dashboard again with worker slow4g',
    figure: 'usable',
    most: 1300,
    unit: 'ms',
  },
  {
    what: 'dashboard usable, second visit, Fast 4G',
    case: 'portal dashboard again with worker fast4g',
    figure: 'usable',
    most: 900,
    unit: 'ms',
  },
  {
    what: 'second visit without worker, bytes beside data',
    case: 'screens',
    figure: 'revisit KB',
    most: 0.1,
    unit: 'KB',
  },
];

/** Case, figure, value. */
export type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Verdict = Target & { reached: number; limit: number; floor: number | null; isMet: boolean };

// For a ratio: the target's site, or the stack's in the same case.
const floorCase = ({ case: name, most }: Target) =>
  typeof most === 'object' ? most.of : name.replace(/^portal/, 'stack');

/** Measured figures only. */
export function judge(medians: Medians): Verdict[] {
  return targets.flatMap((target) => {
    const reached = medians[target.case]?.[target.figure];
    const beside = floorCase(target);
    const floor = beside === target.case ? undefined : medians[beside]?.[target.figure];
    const limit = typeof target.most === 'number' ? target.most : target.most.times * (floor ?? Number.NaN);
    if (reached === undefined || Number.isNaN(limit)) return [];
    return [{ ...target, reached, limit, floor: floor ?? null, isMet: reached <= limit }];
  });
}
