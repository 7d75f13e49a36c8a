import type { AnyEventObject, MachineContext } from 'xstate';
import { delays, pauses } from './delays.ts';

/** What the delay of a state may depend on. */
type Given = { context: MachineContext; input?: unknown };
type Length = number | ((given: Given) => number);

const pauseAfter = ({ context }: Given) =>
  pauses[Math.min(Number(context['attempts']), pauses.length) - 1] ?? 0;
const toasts: Record<string, number> = {
  error: delays.error,
  apiError: delays.error,
  success: delays.success,
  saveSuccess: delays.success,
};

/** How long the timers of the charts run, by their names; nothing is read from a chart but what it was given. */
const timers: Record<string, Length> = {
  'session.startLimit': delays.start,
  'terms.answerLimit': delays.start,
  'session.signOutLimit': delays.signOut,
  'session.growingPause': pauseAfter,
  // The network says for how long it waits, in s.
  'session.challengeLife': ({ context }) =>
    (context['challenge'] as { expires_in: number }).expires_in * 1000,
  'navigation.dataPatience': delays.data,
  'navigation.chunkTimeout': delays.chunk,
  'navigation.untilNextAttempt': pauseAfter,
  'configuration.growingPause': pauseAfter,
  'connection.askAgain': delays.probe,
  'connection.untilSeen': delays.restored,
  'connection.betweenProbes': delays.betweenRetries,
  'connection.probeBudget': delays.retryBudget,
  'verifyEmail.answerLimit': delays.link,
  'mailedLink.answerLimit': delays.link,
  'newPassword.answerLimit': delays.link,
  'form.patience': delays.save,
  'deployment.untilNextDoubt': delays.doubt,
  'sessionClock.untilWarning': ({ context }) => Number(context['left']) - delays.warning,
  'toast.duration': ({ context }) => toasts[String(context['type'])] ?? delays.anyOther,
  'polling.interval': ({ input }) => (input as { interval?: number }).interval ?? delays.polling,
  'offerCommand.undoWindow': delays.undo,
  'postbackCommand.undoWindow': delays.undo,
};

/** The ms after which an event of a timer comes; null: it is none. */
export function delayOf({ type }: AnyEventObject, given: Given): number | null {
  // 'xstate.after.<delay>.<chart>.<state>'
  const [, name, chart] = /^xstate\.after\.([^.]+)\.([^.]+)/.exec(type) ?? [];
  if (name === undefined) return null;
  const length = timers[`${chart}.${name}`];
  if (length === undefined) throw new Error(`The oracle does not know how long ${chart}.${name} is`);
  return typeof length === 'function' ? length(given) : length;
}
