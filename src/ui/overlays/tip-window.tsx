import { Portal } from '@ark-ui/react/portal';
import { Tooltip, useTooltip, type UseTooltipReturn } from '@ark-ui/react/tooltip';
import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';
import { tip } from '#styled/recipes';
import { mayShowTip, tipAnchorOf, type TipAnchor } from './tip-anchor.ts';

/** In ms; E14 says when it closes. */
const openDelay = 300;
const closeDelay = 200;

/** While its code was loading, the pointer or the focus may have gone on. */
const isStillThere = ({ element }: TipAnchor, { type }: Event) =>
  type === 'click' || element.matches(':hover, :focus-visible');

let count = 0;
// Ark looks for the element of a tooltip by its id.
function valueOf({ element }: TipAnchor): string {
  if (element.id === '') element.id = `tip-${(count += 1)}`;
  return element.id;
}

function show(tooltip: UseTooltipReturn, anchor: TipAnchor) {
  tooltip.setTriggerValue(valueOf(anchor));
  tooltip.setOpen(true);
}

const staysOn = ({ element }: TipAnchor, { relatedTarget }: Pick<MouseEvent, 'relatedTarget'>) =>
  relatedTarget instanceof Node && element.contains(relatedTarget);

type Reaction = (tooltip: UseTooltipReturn, anchor: TipAnchor | null, event: Event) => void;
const reactions: Readonly<Record<string, Reaction>> = {
  pointerover(tooltip, anchor, event) {
    if (!anchor) return;
    // Ark reads the kind of pointer of it, which the browser's own event has as well.
    const pointed = event as unknown as PointerEvent<HTMLButtonElement>;
    tooltip.getTriggerProps({ value: valueOf(anchor) }).onPointerMove?.(pointed);
  },
  pointerout(tooltip, anchor, event) {
    const left = event as unknown as PointerEvent<HTMLButtonElement>;
    if (anchor && !staysOn(anchor, left)) tooltip.getTriggerProps().onPointerLeave?.(left);
  },
  focusin(tooltip, anchor, event) {
    if (anchor && mayShowTip(event)) show(tooltip, anchor);
  },
  focusout(tooltip) {
    tooltip.setOpen(false);
  },
  keydown(tooltip, _, event) {
    if (event instanceof KeyboardEvent && event.key === 'Escape') tooltip.setOpen(false);
  },
  click(tooltip, anchor, event) {
    if (anchor?.explains) show(tooltip, anchor);
    else if (tooltip.open) tooltip.setOpen(false);
    // What waits to open would open over what the press has brought.
    else tooltip.getTriggerProps().onPointerLeave?.(event as unknown as PointerEvent<HTMLButtonElement>);
  },
};

/**
 * The one tooltip of the page: an Ark tooltip for each of the 300 buttons of a long list would be 300 machines. Screen
 * readers have its text from its element, as its description.
 */
export function TipWindow({ first, onReady }: { first: Event; onReady: () => void }) {
  const [anchor, setAnchor] = useState(() => tipAnchorOf(first));
  const tooltip = useTooltip({
    ids: { trigger: (value) => value ?? '' },
    openDelay,
    closeDelay,
    // A mere name lets presses through to what it covers.
    interactive: anchor?.explains ?? false,
    closeOnClick: false,
    // Ark would keep Escape from what else is open.
    closeOnEscape: false,
    closeOnScroll: false,
    positioning: { placement: 'bottom-start', gutter: 6, hideWhenDetached: true },
    onTriggerValueChange: ({ triggerElement: target }) => setAnchor(target && tipAnchorOf({ target })),
  });
  const react = useEffectEvent((event: Event) => reactions[event.type]?.(tooltip, tipAnchorOf(event), event));
  const begin = useEffectEvent(() => {
    onReady();
    const start = tipAnchorOf(first);
    if (start && isStillThere(start, first)) react(first);
  });
  useEffect(() => {
    begin();
    const controller = new AbortController();
    // The focus may move while React commits, when no effect event may be called.
    for (const type of Object.keys(reactions)) {
      document.addEventListener(type, (event) => queueMicrotask(() => react(event)), {
        signal: controller.signal,
        capture: true,
      });
    }
    return () => controller.abort();
  }, []);
  return (
    <Tooltip.RootProvider value={tooltip} lazyMount unmountOnExit>
      <Portal>
        <Tooltip.Positioner aria-hidden="true">
          <Tooltip.Content className={tip()}>{anchor?.text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  );
}
