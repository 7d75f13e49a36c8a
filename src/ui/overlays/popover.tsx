import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import type { Variants } from '../platform/variants.ts';
import { PopupButton, type PopupTrigger } from '../controls/popup-button.tsx';
import type { PopoverVariantProps } from '#styled/recipes';

/** The code of an open panel. */
export const loadPopoverPanel = async () => (await import('./popover-panel.tsx')).PopoverPanel;
const PopoverPanel = lazyComponent(loadPopoverPanel);

type PopoverProps = Variants<PopoverVariantProps, 'roomy'> & {
  /** What it holds, for screen readers. */
  label: string;
  /** A button; it takes the attributes of a disclosure. */
  trigger: PopupTrigger;
  /** Above what scrolls: a search. */
  head?: ReactNode;
  /** Below what scrolls: reset, a count. */
  foot?: ReactNode;
  children: ReactNode;
  /** Which end of the button it stands under. */
  end?: boolean;
  /** Where a chart opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A panel that opens at its button and closes with Escape or a click elsewhere. */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <PopupButton
      trigger={trigger}
      kind="dialog"
      prepare={loadPopoverPanel}
      open={open}
      onOpenChange={onOpenChange}
    >
      {(popup) => (
        <Suspense>
          <PopoverPanel {...panel} {...popup} />
        </Suspense>
      )}
    </PopupButton>
  );
}
