type HoldEvent = { type: 'form.held' } | { type: 'form.released' };

/**
 * Has the navigation chart ask before a screen is left: each call holds it until the function it gives back is called,
 * and the screen is free again when the last one has let go.
 */
export function createHold(tell: (event: HoldEvent) => void) {
  const holders = new Set<symbol>();
  return () => {
    const holder = Symbol('form');
    holders.add(holder);
    tell({ type: 'form.held' });
    return () => {
      if (holders.delete(holder) && holders.size === 0) tell({ type: 'form.released' });
    };
  };
}
