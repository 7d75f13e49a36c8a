import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import type { Variants } from '../platform/variants.ts';
import { PopupButton, type PopupTrigger } from '../controls/popup-button.tsx';
import type { PopoverVariantProps } from '#styled/recipes';

const PopoverPanel = lazyComponent(async () => (await import('./popover-panel.tsx')).PopoverPanel);
export const loadPopoverPanel = PopoverPanel.load;

type PopoverProps = Variants<PopoverVariantProps, 'roomy'> & {
  /** Accessible name. */
  label: string;
  /** A button; it receives the attributes of a disclosure. */
  trigger: PopupTrigger;
  /** Above the scrolling part: a search. */
  head?: ReactNode;
  /** Below the scrolling part: reset, a count. */
  foot?: ReactNode;
  children: ReactNode;
  /** Loads lazy `children` together with the panel. */
  loadContent?: (() => Promise<unknown>) | undefined;
  /** Aligns it with the end of the button. */
  end?: boolean;
  /** Controlled by a chart. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A panel at its button; Escape and a click elsewhere close it. */
export function Popover({ trigger, open, onOpenChange, loadContent, ...panel }: PopoverProps) {
  return (
    <PopupButton
      trigger={trigger}
      kind="dialog"
      load={() => Promise.all([loadPopoverPanel(), loadContent?.()])}
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
