import { useEffect } from 'react';
import type { Box, Layout } from './layout.ts';
import type { Zoom } from './use-zoom.ts';

const moved = (box: Box, { x, y }: Pick<Box, 'x' | 'y'>): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** Where a state or transition is drawn. */
function boxOf({ states, arrows }: Layout, id: string | null): Box | undefined {
  const groups = states.map((state) => ({ at: state, rows: state.inner }));
  const cards = arrows.flatMap(({ card }) => (card ? [{ at: card, rows: card.transitions }] : []));
  const rows = [...groups, ...cards].flatMap(({ at, rows: own }) =>
    own.flatMap((row) => (row.id === id ? [moved(row, at)] : [])),
  );
  return states.find((state) => state.id === id) ?? rows[0];
}

type Sight = {
  layout: Layout;
  zoom: Pick<Zoom, 'sheet' | 'scale' | 'isMeasured'>;
  /** The id of the state or transition to bring into sight. */
  focus: string | null;
  /** With each new one it is brought into sight again. */
  moment?: number;
  /** An address names it: the page brings the sheet into sight as well. */
  isNamed?: boolean;
};

/** Scrolls a sheet to what is looked at. */
export function useInSight({ layout, zoom, focus, moment, isNamed = false }: Sight) {
  const { sheet, scale, isMeasured } = zoom;
  useEffect(() => {
    const box = boxOf(layout, focus);
    if (!isMeasured || !box || !sheet) return;
    const tallest = Math.min(box.height, sheet.clientHeight / scale);
    sheet.scrollTo({
      left: (box.x + box.width / 2) * scale - sheet.clientWidth / 2,
      top: (box.y + tallest / 2) * scale - sheet.clientHeight / 2,
    });
    if (isNamed) sheet.scrollIntoView({ block: 'nearest' });
    // A change of scale keeps what is at the middle by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout, focus, sheet, isMeasured, moment]);
}
