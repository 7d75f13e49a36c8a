import { useEffect, useState, type CSSProperties } from 'react';
import { whyNot } from '#styled/recipes';

type Shown = { button: HTMLElement; text: string; style: CSSProperties };

const gap = 6;
/** As high as the longest reasons are. */
const room = 72;

const heldOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-held]') : null;

/** Under the button or above it, where there is room, from the side of the window that it is at. */
function placeAt(button: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isLow = bottom + room > innerHeight;
  const isAtEnd = left + right > innerWidth;
  return {
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
    ...(isAtEnd ? { right: innerWidth - right } : { left }),
  };
}

function useShown() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const { signal, abort } = stoppable();
    const hide = () => setShown(null);
    const follow = () => setShown((now) => now && { ...now, style: placeAt(now.button) });
    const show = (event: Event) => {
      const button = heldOf(event);
      const isMeant = button && (event.type === 'click' || button.matches(':focus-visible'));
      setShown(isMeant ? { button, text: button.title, style: placeAt(button) } : null);
    };
    document.addEventListener('focusin', show, { signal });
    document.addEventListener('click', show, { signal, capture: true });
    document.addEventListener('focusout', hide, { signal });
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
 * Why a button does nothing now (`why` of `Button` and `IconButton`), for those who cannot point at it: beside the button
 * while it has the focus of the keyboard, and once it was tapped. A pointer and screen readers learn it from its title.
 */
export function WhyNot() {
  const shown = useShown();
  if (!shown) return null;
  return (
    <div className={whyNot()} style={shown.style} aria-hidden="true" data-why-not="">
      {shown.text}
    </div>
  );
}
