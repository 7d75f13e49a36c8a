import type { RefObject } from 'react';
import { useListKeys } from './use-list-keys.ts';

const search = 'input[type=search]';
const filter = '[aria-haspopup=dialog]:not([hidden])';

/** Shortcuts of the list in `region`: f for filters, / for search, j for the first row. */
export function useListRegionKeys(region: RefObject<HTMLElement | null>) {
  const visible = (selector: string) =>
    [...(region.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.offsetParent);
  useListKeys({
    f: () => visible(filter)?.click(),
    '/': () => visible(search)?.focus(),
    j: () => region.current?.querySelector<HTMLElement>('tbody > tr')?.focus(),
  });
}
