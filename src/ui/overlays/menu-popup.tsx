import { Menu as Ark, useMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { menu } from '#styled/recipes';
import { MenuPartsContext } from './menu-parts.ts';
import { useSyncedOpen, type Popup, type PopupStart } from '../controls/popup-button.tsx';
import { useWholeClicks } from './whole-clicks.ts';

type MenuPopupProps = Popup & { label: string; isInPlace: boolean; children: ReactNode };

const parts = {
  Item: Ark.Item,
  Separator: Ark.Separator,
  RadioItemGroup: Ark.RadioItemGroup,
  RadioItem: Ark.RadioItem,
};

const entries = '[role^=menuitem]:not([data-disabled])';

// Opened by keyboard: highlight an item at once.
function useStart({ open, setHighlightedValue }: ReturnType<typeof useMenu>['api'], start: PopupStart) {
  const content = useRef<HTMLDivElement>(null);
  const highlight = useEffectEvent((from: 'first' | 'last') => {
    const found = [...(content.current?.querySelectorAll<HTMLElement>(entries) ?? [])];
    const value = found.at(from === 'first' ? 0 : -1)?.dataset['value'];
    if (value !== undefined) setHighlightedValue(value);
  });
  useEffect(() => {
    const frame = open && start !== null ? requestAnimationFrame(() => highlight(start)) : 0;
    return () => cancelAnimationFrame(frame);
  }, [open, start]);
  return content;
}

export function MenuPopup({ ids, open, start, onOpenChange, label, isInPlace, children }: MenuPopupProps) {
  const popup = useMenu({
    ids,
    onOpenChange: (details) => {
      // Hovering an item makes Ark focus the menu a frame later, even if it has closed by then.
      document.getElementById(ids.content)?.toggleAttribute('inert', !details.open);
      onOpenChange(details.open);
    },
    positioning: { placement: 'bottom-end', gutter: 8 },
  });
  useSyncedOpen(popup.api, open);
  useWholeClicks();
  const content = useStart(popup.api, start);
  return (
    <MenuPartsContext value={parts}>
      <Ark.RootProvider value={popup} lazyMount unmountOnExit>
        <Portal disabled={isInPlace}>
          <Ark.Positioner>
            <Ark.Content ref={content} aria-label={label} className={menu().content}>
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.RootProvider>
    </MenuPartsContext>
  );
}
