import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { createActor } from 'xstate';
import { perPortal } from './per-portal.ts';

/** The chart of the command palette: it opens only while nothing has to be answered first (T1, S12). */
export const paletteOf = perPortal(({ session, terms, navigation, trail }) => {
  const chart = createActor(paletteMachine, { inspect: trail.inspect }).start();

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
