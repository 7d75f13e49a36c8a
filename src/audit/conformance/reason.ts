import type { Detail } from './details.ts';

/** Why a chart cannot have made an entry of a log. */
export type Reason =
  | { kind: 'unknownTransition'; transition: string }
  /** Another event sets the transition off. */
  | { kind: 'otherEvent'; transition: string }
  /** It leaves a state that was not active. */
  | { kind: 'notFromHere'; transition: string }
  /** Another one comes first, whatever its guard says. */
  | { kind: 'overruled'; transition: string; by: string }
  /** The chart cannot stay there. */
  | { kind: 'goesOn'; by: string }
  | { kind: 'otherStates'; states: readonly string[] }
  | { kind: 'otherTags'; tags: readonly string[] }
  /** With these answers of its guards the chart goes another way; null if it asks others. */
  | { kind: 'otherAnswers'; took: readonly string[] | null }
  /** No call was under way that could have answered. */
  | { kind: 'noCall'; call: string }
  /** Its timer runs in a state that was not active. */
  | { kind: 'noTimer' }
  /** Its timer had run for `ran` ms of `delay`. */
  | { kind: 'timerEarly'; ran: number; delay: number }
  | { kind: 'startedBefore' }
  | { kind: 'notRunning' }
  /** Nothing leads there with this event, wherever the chart was. */
  | { kind: 'fromNowhere' }
  | { kind: 'numberGoesBack' }
  | { kind: 'timeGoesBack' }
  /** No portal names an actor so. */
  | { kind: 'noActor'; actor: string }
  /** The actor is one of another chart. */
  | { kind: 'actorOfOther'; actor: string; chart: string }
  /** The portal runs the chart once, as another actor. */
  | { kind: 'secondActor'; actor: string; other: string }
  | { kind: 'neverStarted'; actor: string }
  /** A portal is one build from its start to its end. */
  | { kind: 'otherBuild'; build: string; other: string }
  /** A chart is the same from the start of a portal to its end. */
  | { kind: 'otherHash'; chart: string; hash: string; other: string }
  /** A portal that notes details of steps notes them of all that follow; `since`: the first entry that has some. */
  | { kind: 'detailsMissing'; keys: readonly Detail[]; since: number; first: number; last: number }
  | { kind: 'causeItself' }
  | { kind: 'causeLater'; cause: number }
  | { kind: 'causeMissing'; cause: number }
  /** The cause is an entry that did nothing. */
  | { kind: 'causeIdle'; cause: number }
  /** What no screen and no browser sends, of which nobody is the sender. */
  | { kind: 'senderHidden' }
  /** A step caused it, but nobody sent it; and the other way round. */
  | { kind: 'noSender'; cause: number }
  | { kind: 'noCause'; from: string }
  /** Neither a chart nor an effect of one. */
  | { kind: 'unknownSender'; from: string }
  /** The cause is an entry of another chart than the sender. */
  | { kind: 'otherSender'; from: string; cause: number; chart: string }
  /** The answer of a call comes from that call. */
  | { kind: 'otherCall'; from: string; call: string }
  /** A timer is the chart's own. */
  | { kind: 'otherTimer'; from: string }
  /** Its call or timer does not run after the cause. */
  | { kind: 'notStarted'; cause: number }
  /** The call had answered before. */
  | { kind: 'answeredBefore'; call: string; seq: number }
  /** The chart does not send this to itself. */
  | { kind: 'toItself' }
  /** The wiring table does not lead from the sender to the chart. */
  | { kind: 'noWire'; from: string; event: string }
  /** After the cause, the states of these charts do not say it. */
  | { kind: 'untrue'; of: readonly string[]; cause: number }
  /** What is said when it has changed: the sender had gone on with entry `seq` meanwhile. */
  | { kind: 'causeOutdated'; from: string; cause: number; seq: number }
  /** The same cause, or a later one, had the sender say it in entry `seq` before. */
  | { kind: 'saidBefore'; cause: number; seq: number }
  /** The cause does not send it as often: entry `seq` was the last of it. */
  | { kind: 'sentBefore'; cause: number; seq: number }
  /** Nothing more of it has waited for the chart: entry `seq` was the last. */
  | { kind: 'heldBefore'; seq: number }
  /** The cause changed nothing of what it is about. */
  | { kind: 'causeChangedNothing'; cause: number }
  /** The wiring table passes on what the sender did not emit. */
  | { kind: 'notEmitted'; from: string; on: string }
  /** The wiring table passes on what the step emitted as `on`, or a condition says of it: `to` did not hear it. */
  | { kind: 'undelivered'; to: string; event: string; on: string | null }
  /** It had waited for the chart, which did not hear it as it arrived. */
  | { kind: 'unheard'; event: string }
  | { kind: 'unknownKey'; key: string }
  | { kind: 'cannotChange'; keys: readonly string[] };

/** A way that the chart could have gone; `active` are the states that it leads to. */
export type Way = { took: readonly string[]; active: readonly string[] };

/** What is wrong with an entry. */
export type Fault = {
  reason: Reason;
  /** The states before; null where the log does not say. */
  before: readonly string[] | null;
  /** What the chart could have done on this event. */
  ways: () => readonly Way[];
  /** The events that lead on from the states before. */
  awaits: readonly string[];
};
