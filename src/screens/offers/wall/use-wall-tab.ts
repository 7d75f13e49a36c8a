import { useTab } from '#lists/use-tab.ts';
import { useLocation, useSearchParams } from 'wouter';
import { wallTabs, type WallTab } from './wall-query.ts';

/** The tab in the address, and the address of each; changing it keeps filters and sort. */
export function useWallTab(): { tab: WallTab; hrefOf: (tab: WallTab) => string } {
  const [path] = useLocation();
  const [address] = useSearchParams();
  const { tab } = useTab(wallTabs);
  return {
    tab,
    hrefOf: (name) => {
      const next = new URLSearchParams(address);
      next.delete('page');
      if (name === wallTabs[0]) next.delete('tab');
      else next.set('tab', name);
      return next.size > 0 ? `${path}?${next}` : path;
    },
  };
}
