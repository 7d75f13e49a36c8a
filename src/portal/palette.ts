import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { useSelector } from '@xstate/react';
import { laterChart } from './later-chart.ts';
import { usePortal } from './portal-context.tsx';

const paletteOf = laterChart('palette', () => paletteMachine);

export function usePalette() {
  const chart = paletteOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOpen: snapshot.hasTag('open'),
    isChoosingOffer: snapshot.hasTag('choosingOffer'),
    /** The ids of the choices of this session, the latest first. */
    recent: snapshot.context.recent,
    toggle: () => chart.send({ type: 'palette.toggle' }),
    close: () => chart.send({ type: 'palette.close' }),
    choose: (id: string) => chart.send({ type: 'palette.choose', id }),
    askForOffer: () => chart.send({ type: 'palette.askForOffer' }),
    back: () => chart.send({ type: 'palette.back' }),
  };
}
