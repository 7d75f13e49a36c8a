import { HoverCard as Ark, useHoverCard, type UseHoverCardReturn } from '@ark-ui/react/hover-card';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useEffectEvent, useState, type PointerEvent as Pointed, type ReactNode } from 'react';
import { hoverCard } from '#styled/recipes';

/** In ms. */
const openDelay = 500;
const closeDelay = 200;

let count = 0;
// Ark looks for the element of a card by its id.
function valueOf(anchor: HTMLElement): string {
  if (anchor.id === '') anchor.id = `hover-${(count += 1)}`;
  return anchor.id;
}

// Ark reads the kind of pointer of it, which the browser's own event has as well.
const pointedBy = (event: Event) => event as unknown as Pointed<HTMLElement>;

const leave = (card: UseHoverCardReturn, event: Event) =>
  card.getTriggerProps().onPointerLeave?.(pointedBy(event));

function close(card: UseHoverCardReturn, event: Event) {
  // Before it is open, and after.
  leave(card, event);
  card.setOpen(false);
}

const staysOn = (anchor: HTMLElement, { relatedTarget }: MouseEvent) =>
  relatedTarget instanceof Node && anchor.contains(relatedTarget);

type Reaction = (card: UseHoverCardReturn, anchor: HTMLElement | null, event: Event) => void;
const reactions: Readonly<Record<string, Reaction>> = {
  pointerover(card, anchor, event) {
    if (anchor) card.getTriggerProps({ value: valueOf(anchor) }).onPointerEnter?.(pointedBy(event));
  },
  pointerout(card, anchor, event) {
    if (anchor && event instanceof MouseEvent && !staysOn(anchor, event)) leave(card, event);
  },
  pointerdown: (card, _, event) => close(card, event),
  keydown: (card, _, event) => close(card, event),
};

type HoverCardProps = {
  /** Selects the elements that have a card. */
  anchors: string;
  /** With it the pointer came upon the first of them. */
  first: Event;
  /** The card of one of them; null hides it. */
  children: (anchor: HTMLElement) => ReactNode;
};

/**
 * The one card of the page, for what a mouse rests on. Touch never opens it, and screen readers leave it out: it says
 * nothing that is not elsewhere as well.
 */
export function HoverCard({ anchors, first, children }: HoverCardProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const card = useHoverCard({
    ids: { trigger: (value) => value ?? '' },
    openDelay,
    closeDelay,
    positioning: { placement: 'bottom-start', gutter: 6, hideWhenDetached: true },
    onTriggerValueChange: ({ triggerElement }) => setAnchor(triggerElement),
  });
  const anchorOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(anchors) : null;
  const react = useEffectEvent((event: Event) => {
    // What it was about may be gone without the pointer having moved.
    if (anchor?.isConnected === false) card.setOpen(false);
    reactions[event.type]?.(card, anchorOf(event), event);
  });
  const begin = useEffectEvent(() => {
    if (anchorOf(first)?.matches(':hover')) react(first);
  });
  useEffect(() => {
    begin();
    const controller = new AbortController();
    for (const type of Object.keys(reactions)) {
      document.addEventListener(type, (event) => react(event), { signal: controller.signal, capture: true });
    }
    return () => controller.abort();
  }, []);
  return (
    <Ark.RootProvider value={card} lazyMount unmountOnExit>
      <Portal>
        <Ark.Positioner aria-hidden="true">
          <Ark.Content className={hoverCard().content}>{anchor ? children(anchor) : null}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}

type HoverCardBodyProps = { line: ReactNode; children: ReactNode };

/** Below the picture of a card: a line of states, then facts. */
export function HoverCardBody({ line, children }: HoverCardBodyProps) {
  const styles = hoverCard();
  return (
    <div className={styles.body}>
      <div className={styles.line}>{line}</div>
      {children}
    </div>
  );
}
