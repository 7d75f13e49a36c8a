import { useSelector } from '@xstate/react';
import { paletteOf } from './palette.ts';
import { usePortal } from './portal-context.tsx';

/** The command palette: whether it is open, what was chosen last, and what is chosen now. */
export function usePalette() {
  const chart = paletteOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOpen: snapshot.hasTag('open'),
    isChoosingOffer: snapshot.hasTag('choosingOffer'),
    /** The ids of what was chosen in this session, the latest first. */
    recent: snapshot.context.recent,
    toggle: () => chart.send({ type: 'palette.toggle' }),
    close: () => chart.send({ type: 'palette.close' }),
    choose: (id: string) => chart.send({ type: 'palette.choose', id }),
    askForOffer: () => chart.send({ type: 'palette.askForOffer' }),
    back: () => chart.send({ type: 'palette.back' }),
  };
}
