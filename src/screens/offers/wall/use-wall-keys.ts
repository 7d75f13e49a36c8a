import { useListKeys } from '#lists/use-list-keys.ts';
import type { RefObject } from 'react';

const rows = 'tbody > tr, article h3 a';
const search = 'main input[type=search]';
const filters = 'main summary, main [aria-haspopup=dialog]';

const isShown = (element: HTMLElement) => element.offsetParent !== null;
const shown = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

function step(region: HTMLElement | null, by: 1 | -1): void {
  const all = region ? shown(region, rows) : [];
  const at = all.findIndex((row) => row === document.activeElement || row.contains(document.activeElement));
  all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
}

export function useWallKeys(region: RefObject<HTMLElement | null>) {
  useListKeys({
    f: () => {
      const [filter] = shown(document, filters);
      filter?.focus();
      if (filter?.matches('[aria-haspopup]')) filter.click();
    },
    '/': () => shown(document, search)[0]?.focus(),
    j: () => step(region.current, 1),
    k: () => step(region.current, -1),
  });
}
