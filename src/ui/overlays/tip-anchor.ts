/** Attributes of an element with a tooltip; `text` is null or undefined while it has none. */
export const tipOf = (text: string | null | undefined) =>
  text ? { 'data-tip': text, 'aria-description': text } : {};

/** The same where the tooltip shows no more than the name, `label`, of an element without a text. */
export const nameTipOf = (label: string) => ({ 'data-tip': label, 'aria-label': label });

export type TipAnchor = {
  element: HTMLElement;
  text: string;
  /** It says more than its element does to a screen reader as its name. */
  explains: boolean;
};

/** The element around the target of an event that has a tooltip. */
export function tipAnchorOf({ target }: Pick<Event, 'target'>): TipAnchor | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const text = element?.dataset['tip'];
  return element && text ? { element, text, explains: element.ariaLabel !== text } : null;
}

/** A finger shows a tooltip by its tap, and a press by a pointer moves the focus without showing it. */
export const mayShowTip = (event: Event) =>
  (event.type === 'pointerover' && event instanceof PointerEvent && event.pointerType !== 'touch') ||
  (event.type === 'focusin' && event.target instanceof Element && event.target.matches(':focus-visible')) ||
  event.type === 'click';
