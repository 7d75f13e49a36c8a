import { sessionClockMachine } from '#machines/session-clock/session-clock.machine.ts';
import type { ChartRefs } from '#machines/wiring.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { tokenLeft } from './token-cookie.ts';
import type { EventLogRecorder } from './event-log.ts';

type SessionActor = ChartRefs['session'];

// The longest timer of a browser, in ms.
const farthest = 2_147_483_647;

/** Warns before the session ends; reads the clock again when the page gets the focus (S13). */
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

  function setClock() {
    const left = tokenLeft();
    const isOver = left === null || left > farthest || !session.getSnapshot().hasTag('signedIn');
    clock.send(isOver ? { type: 'clock.stop' } : { type: 'clock.set', left });
  }
  for (const change of ['session.signedIn', 'session.signedOut', 'session.expired'] as const) {
    session.on(change, setClock);
  }
  window.addEventListener('focus', setClock);
  document.addEventListener('visibilitychange', setClock);
  setClock();
}
