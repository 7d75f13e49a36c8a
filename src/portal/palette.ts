import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

/** The chart of the command palette: it opens only while nothing has to be answered first (T1, S12). */
const paletteOf = perPortal(({ session, terms, navigation, eventLog }) => {
  const chart = createActor(paletteMachine, { inspect: eventLog.inspect }).start();

  function look() {
    const now = session.getSnapshot();
    const isInUse = now.hasTag('signedIn') && now.hasTag('settled');
    const isAsked =
      terms.getSnapshot().hasTag('blocking') || navigation.getSnapshot().hasTag('askingToLeave');
    chart.send({ type: isInUse && !isAsked ? 'portal.freed' : 'portal.blocked' });
  }

  session.subscribe(look);
  terms.subscribe(look);
  navigation.subscribe(look);
  for (const end of ['session.signedOut', 'session.expired'] as const) {
    session.on(end, () => chart.send({ type: 'session.ended' }));
  }
  look();
  return chart;
});

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
