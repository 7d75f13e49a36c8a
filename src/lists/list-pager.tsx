import { Pager } from '#ui/tables/pager.tsx';
import { useLocation, useSearchParams } from 'wouter';
import { useDensity } from './density.ts';
import { pageSizes, plainList, withListSearch } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

/** `total` counts all rows (L4, L5). */
export function ListPager({ total }: { total: number }) {
  const [path] = useLocation();
  const [address] = useSearchParams();
  const [{ page, size }, change] = useListSearch(plainList);
  const shape = { ...plainList, density: useDensity() };
  return (
    <Pager
      page={page}
      pageSize={size}
      sizes={pageSizes}
      total={total}
      href={({ page: target, pageSize }) =>
        `${path}?${withListSearch(address, { page: target, size: pageSize }, shape)}`
      }
      onChange={({ page: target, pageSize }) => change({ page: target, size: pageSize })}
    />
  );
}
