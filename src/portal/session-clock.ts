import { sessionClockMachine } from '#machines/session-clock/session-clock.machine.ts';
import type { ChartRefs } from '#machines/wiring.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { tokenLeft } from './token-cookie.ts';
import type { EventLogRecorder } from './event-log.ts';

type SessionActor = ChartRefs['session'];

/** What a browser's timer can wait for, in ms; before that there is nothing to warn of. */
const farthest = 2_147_483_647;

/** Starts the chart that warns of the end of the session; it looks at the clock again whenever the page is looked at (S13). */
export function startSessionClock(
  session: SessionActor,
  { inspect }: Pick<EventLogRecorder, 'inspect'>,
): void {
  const clock = createActor(sessionClockMachine, { inspect });
  clock.on('session.endsSoon', () =>
    notify({
      type: 'warning',
      title: i18n._(msg`Your session is about to end`),
      text: i18n._(msg`You need to sign in again within two minutes. We bring you back here.`),
    }),
  );
  clock.start();

  function look() {
    const left = tokenLeft();
    const isOver = left === null || left > farthest || !session.getSnapshot().hasTag('signedIn');
    clock.send(isOver ? { type: 'clock.stop' } : { type: 'clock.set', left });
  }
  for (const fact of ['session.signedIn', 'session.signedOut', 'session.expired'] as const) {
    session.on(fact, look);
  }
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  look();
}
