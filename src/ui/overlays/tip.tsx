import { useEffect, useState, type CSSProperties } from 'react';
import { tip } from '#styled/recipes';

// `by` is what opened it: the pointer, or focus and tap.
type Shown = { anchor: HTMLElement; text: string; style: CSSProperties; by: 'pointer' | 'press' };

const gap = 6;
// Height of the longest texts.
const room = 72;

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
const anchorOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('[data-held], [data-tip]') ?? null;

// Below its anchor, or above it if there is no room, aligned to the nearer side of the window.
function placeAt(anchor: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isLow = bottom + room > innerHeight;
  const isAtEnd = left + right > innerWidth;
  return {
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
    ...(isAtEnd ? { right: innerWidth - right } : { left }),
  };
}

const shownAt = (anchor: HTMLElement, by: Shown['by']): Shown => ({
  anchor,
  text: anchor.dataset['tip'] ?? anchor.title,
  style: placeAt(anchor),
  by,
});

function useShown() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const { signal, abort } = stoppable();
    const hide = () => setShown(null);
    const follow = () => setShown((now) => now && { ...now, style: placeAt(now.anchor) });
    const show = (event: Event) => {
      const anchor = anchorOf(event);
      const isMeant = anchor && (event.type === 'click' || anchor.matches(':focus-visible'));
      setShown(isMeant ? shownAt(anchor, 'press') : null);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || elementOf(event)?.closest('[data-tip-text]')) return;
      const anchor = anchorOf(event);
      // The browser shows a title by itself.
      const next = anchor?.dataset['tip'] === undefined ? null : shownAt(anchor, 'pointer');
      setShown((now) => (now?.by === 'press' ? now : next));
    };
    document.addEventListener('focusin', show, { signal });
    document.addEventListener('click', show, { signal, capture: true });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerover', point, { signal });
    document.addEventListener('scroll', follow, { signal, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
    return abort;
  }, []);
  return shown;
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Tooltips for keyboard focus and taps: the `disabledReason` of `Button` and `IconButton`, whose title serves
 * pointers, and the details of a `TipButton`. Escape hides it. Screen readers get the text from the control.
 */
export function Tip() {
  const shown = useShown();
  if (!shown) return null;
  const { by, style, text } = shown;
  return (
    <div
      className={tip()}
      style={style}
      aria-hidden="true"
      data-tip-text=""
      data-pointed={by === 'pointer' ? '' : undefined}
    >
      {text}
    </div>
  );
}
