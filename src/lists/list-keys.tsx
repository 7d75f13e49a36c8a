import { useState, type RefObject } from 'react';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useListKeys } from './use-list-keys.ts';

const search = 'input[type=search]';
const filter = '[aria-haspopup=dialog]:not([hidden])';

/** The keys of the list in `region`: f for its filters, / for its search, ? for the sheet of all keys. */
export function ListKeys({ region }: { region: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const visible = (selector: string) =>
    [...(region.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.offsetParent);
  useListKeys({
    f: () => visible(filter)?.click(),
    '/': () => visible(search)?.focus(),
    j: () => region.current?.querySelector<HTMLElement>('tbody > tr')?.focus(),
    '?': () => setOpen(true),
  });
  return <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />;
}
