import { cloneElement, Suspense, use, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import { PopupButton, type PopupTrigger } from '../controls/popup-button.tsx';
import { SheetCloseContext } from './sheet-close.ts';

const SheetPanel = lazyComponent(async () => (await import('./sheet-panel.tsx')).SheetPanel);

type SheetProps = {
  title: string;
  /** A button; it receives the attributes of a dialog trigger. */
  trigger: PopupTrigger;
  /** Its buttons; those wrapped in a `SheetClose` close it. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A bottom sheet for phones. Escape and a tap outside close it. */
export function Sheet({ trigger, ...panel }: SheetProps) {
  return (
    <PopupButton trigger={trigger} kind="dialog" load={SheetPanel.load}>
      {(popup) => (
        <Suspense>
          <SheetPanel {...panel} {...popup} />
        </Suspense>
      )}
    </PopupButton>
  );
}

type SheetCloseProps = { children: ReactElement<Pick<ComponentProps<'button'>, 'onClick'>> };

export function SheetClose({ children }: SheetCloseProps) {
  const close = use(SheetCloseContext);
  return cloneElement(children, {
    onClick(event) {
      children.props.onClick?.(event);
      close();
    },
  });
}
