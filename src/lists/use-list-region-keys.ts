import type { RefObject } from 'react';
import { useListKeys } from './use-list-keys.ts';

const search = 'input[type=search]';
const filter = '[aria-haspopup=dialog]:not([hidden])';

/** The keys of the list in `region`: f for its filters, / for its search, j for its first row. */
export function useListRegionKeys(region: RefObject<HTMLElement | null>) {
  const visible = (selector: string) =>
    [...(region.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.offsetParent);
  useListKeys({
    f: () => visible(filter)?.click(),
    '/': () => visible(search)?.focus(),
    j: () => region.current?.querySelector<HTMLElement>('tbody > tr')?.focus(),
  });
}
