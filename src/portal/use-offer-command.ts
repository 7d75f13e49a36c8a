import { messagesAbout } from '#i18n/error-messages.ts';
import { offerCommandMachine, type OfferCommand } from '#machines/offer-command/offer-command.machine.ts';
import { actorOf } from '#machines/offer-commands/offer-commands.machine.ts';
import type { Application } from '#contract/offer-actions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { initialTransition, type StateValueFrom } from 'xstate';
import {
  commandOn,
  commandsOf,
  runningCommand,
  type CommandDetails,
  type Commanded,
  type CommandedKind,
  type OfferCommandActor,
} from './offer-command.ts';
import { usePortal } from './portal-context.tsx';
import { whyNot } from './why-not.ts';

/** `undoable` for 6 s after pausing and unpausing. */
export type CommandState =
  | 'idle'
  | 'confirming'
  | 'running'
  | 'undoable'
  | 'undoing'
  | 'undone'
  | 'succeeded'
  | 'failed';

type Value = StateValueFrom<typeof offerCommandMachine>;
type Snapshot = ReturnType<OfferCommandActor['getSnapshot']>;

type StateName = Extract<Value, string> | NonNullable<Extract<Value, object>['ready']>;

const states: Record<StateName, CommandState> = {
  ready: 'idle',
  idle: 'idle',
  confirming: 'confirming',
  running: 'running',
  undoable: 'undoable',
  undoing: 'undoing',
  undone: 'undone',
  succeeded: 'succeeded',
  failed: 'failed',
  undoFailed: 'failed',
};

const stateOf = (value: Value): CommandState =>
  states[typeof value === 'string' ? value : (value.ready ?? 'ready')];

const viewOf = (snapshot: Snapshot | undefined) =>
  snapshot && {
    state: stateOf(snapshot.value),
    command: snapshot.context.command,
    result: snapshot.context.result,
    failure: snapshot.context.failure,
  };

// No guard asks which offer or campaign it is: each row of a list has one of a few answers.
const answersAtRest = new Map<string, MessageDescriptor | null>();

type Asked = { command: OfferCommand; status?: string };

// Of an offer or campaign without a command so far.
function whyNotAtRest(subject: Commanded, asked: Asked): MessageDescriptor | null {
  const key = `${asked.command} ${asked.status}`;
  const known = answersAtRest.get(key);
  if (known !== undefined) return known;
  const [atRest] = initialTransition(offerCommandMachine, subject);
  const answer = whyNot(offerCommandMachine, atRest, { type: 'offer.command', ...asked });
  answersAtRest.set(key, answer);
  return answer;
}

type Details<
  Kind extends CommandedKind,
  Command extends keyof CommandDetails[Kind],
> = undefined extends CommandDetails[Kind][Command] ? [] : [details?: CommandDetails[Kind][Command]];

/**
 * The commands on one offer or campaign; every view of it sees the same (O3, O4). `command` is the latest one, `result`
 * the answer to an application or to running, `messages` why it failed, `failure` the same for a form. While `isBusy`
 * nothing else is sent. Applying needs a form: show it while `confirming`, then `confirm(application)` or `abandon()`.
 */
export function useOfferCommand<Kind extends CommandedKind>(subject: Commanded<Kind>) {
  const { i18n } = useLingui();
  const portal = usePortal();
  const actor = useSelector(commandsOf(portal), ({ children }) => children[actorOf(subject)]);
  const view = useSelector(actor, viewOf, shallowEqual);
  const { state = 'idle', command = null, result, failure } = view ?? {};
  return {
    state,
    command,
    result,
    isBusy: state === 'running' || state === 'undoing',
    messages: messagesAbout(failure),
    failure: failure ?? null,
    /** Why a command would do nothing about what has this status, or null. */
    whyNot: (name: OfferCommand, status?: string) => {
      const asked = { command: name, ...(status !== undefined && { status }) };
      const reason = actor
        ? whyNot(offerCommandMachine, actor.getSnapshot(), { type: 'offer.command', ...asked })
        : whyNotAtRest(subject, asked);
      return reason && i18n._(reason);
    },
    send<Command extends keyof CommandDetails[Kind] & OfferCommand>(
      name: Command,
      ...[details]: Details<Kind, Command>
    ) {
      commandOn(portal, subject).send({ type: 'offer.command', command: name, details });
    },
    confirm: (application: Partial<Application> = {}) =>
      runningCommand(portal, subject)?.send({ type: 'command.confirm', details: application }),
    abandon: () => actor?.send({ type: 'command.abandon' }),
    undo: () => actor?.send({ type: 'command.undo' }),
    retry: () => actor?.send({ type: 'command.retry' }),
  };
}
