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
  | { kind: 'startedBefore' }
  | { kind: 'notRunning' }
  /** Nothing leads there with this event, wherever the chart was. */
  | { kind: 'fromNowhere' }
  | { kind: 'numberGoesBack' }
  | { kind: 'timeGoesBack' };

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
