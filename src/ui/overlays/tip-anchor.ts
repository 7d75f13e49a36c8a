/** Attributes of an element with a tooltip; `text` is null or undefined while it has none. */
export const tipOf = (text: string | null | undefined) =>
  text ? { 'data-tip': text, 'aria-description': text } : {};

/** What a figure means and how it compares, a line each. */
export const tipLines = ({ hint, tip }: { hint?: string; tip?: string | null }) =>
  [hint, tip].filter(Boolean).join('\n') || undefined;

/** The same as `tipOf` where the tooltip shows no more than the name, `label`, of an element without a text. */
export const nameTipOf = (label: string) => ({ 'data-tip': label, 'aria-label': label });

export type TipAnchor = {
  element: HTMLElement;
  text: string;
  /** It says more than its element does to a screen reader as its name. */
  explains: boolean;
};

// A title that is cut off shows the whole of itself. At the pointer the preview of an offer does.
function cutTitle(element: HTMLElement): string | undefined {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight + 2;
  const isPreviewed = element.matches('[data-offer]:not(:focus-visible)');
  return isCut && !isPreviewed ? (element.textContent ?? undefined) : undefined;
}

/** The element around the target of an event that has a tooltip; a mere name gives way to what its button has opened. */
export function tipAnchorOf({ target }: Pick<Event, 'target'>): TipAnchor | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip], [data-title]') : null;
  const tip = element?.dataset['tip'];
  const text = tip ?? (element ? cutTitle(element) : undefined);
  if (!element || !text) return null;
  const explains = tip !== undefined && element.ariaLabel !== text;
  return explains || element.ariaExpanded !== 'true' ? { element, text, explains } : null;
}

// A dialog that opens takes the focus to its first button, which nobody has asked about.
function opensDialog({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && !(relatedTarget instanceof Element && dialog.contains(relatedTarget));
}

function mayShowAtFocus(event: Event): boolean {
  if (!(event instanceof FocusEvent) || !(event.target instanceof Element)) return false;
  return event.target.matches(':focus-visible') && !opensDialog(event);
}

/** A finger shows a tooltip by its tap, and a press by a pointer moves the focus without showing it. */
export const mayShowTip = (event: Event) =>
  (event.type === 'pointerover' && event instanceof PointerEvent && event.pointerType !== 'touch') ||
  (event.type === 'focusin' && mayShowAtFocus(event)) ||
  event.type === 'click';
