import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { onSessionEnd, perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

// Opens only while no dialog blocks the portal (T1, S12).
const paletteOf = perPortal(({ session, terms, navigation, eventLog }) => {
  const chart = createActor(paletteMachine, { inspect: eventLog.inspect }).start();

  function updateAvailability() {
    const now = session.getSnapshot();
    const isInUse = now.hasTag('signedIn') && now.hasTag('settled');
    const isBlocked =
      terms.getSnapshot().hasTag('blocking') || navigation.getSnapshot().hasTag('askingToLeave');
    chart.send({ type: isInUse && !isBlocked ? 'portal.freed' : 'portal.blocked' });
  }

  session.subscribe(updateAvailability);
  terms.subscribe(updateAvailability);
  navigation.subscribe(updateAvailability);
  onSessionEnd({ session }, () => chart.send({ type: 'session.ended' }));
  updateAvailability();
  return chart;
});

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
