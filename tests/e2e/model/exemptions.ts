import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { absentCalls, absentEvents, absentTransitions } from './absent.ts';

const elsewhere = (file: string) => `Not on the screens that are walked: ${file} causes it.`;

/** Why no walk takes the transitions of an event, by its type. */
const reasons = new Map([
  ...Object.entries(absentEvents).flatMap(([type, reason]) =>
    'testedBy' in reason ? [[type, elsewhere(reason.testedBy)] as const] : [],
  ),
  ...Object.entries(absentCalls).flatMap(([id, { testedBy }]) =>
    ['done', 'error'].map((outcome) => [`xstate.${outcome}.actor.${id}`, elsewhere(testedBy)] as const),
  ),
]);

const reasonOf = (id: string) => absentTransitions[id] ?? reasons.get(id.split(' | ')[1] ?? '');

/** Transitions of session, navigation and terms that no walk takes, by name, and why. */
export const exemptions: Readonly<Record<string, string>> = Object.fromEntries(
  [sessionMachine, navigationMachine, termsMachine]
    .flatMap(transitionsOf)
    .map(transitionId)
    .flatMap((id) => {
      const reason = reasonOf(id);
      return reason === undefined ? [] : [[id, reason]];
    }),
);

/** Rows of transitions that are no more. */
export const staleExemptions: readonly string[] = Object.keys(absentTransitions).filter(
  (id) => !(id in exemptions),
);
