import {
  sessionClockMachine,
  type SessionClockEffects,
} from '#machines/session-clock/session-clock.machine.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise, type EventObject } from 'xstate';
import { joinRoot, type Root } from './join-root.ts';
import { tokenLeft } from './token-cookie.ts';

const effects = {
  actors: { readTimeLeft: fromPromise(() => Promise.resolve(tokenLeft())) },
  actions: {
    showWarning: () =>
      notify({
        type: 'warning',
        title: i18n._(msg`Your session is about to end`),
        text: i18n._(msg`You need to sign in again within two minutes. We bring you back here.`),
      }),
  },
} satisfies SessionClockEffects;

/** Warns before the session ends; reads the clock again when the page gets the focus (S13). */
export function startSessionClock(root: Root, because: EventObject): void {
  const joined = { name: 'sessionClock', because } as const;
  const clock = joinRoot(root, joined, sessionClockMachine.provide(effects));
  const check = () => clock.send({ type: 'clock.check' });
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
}
