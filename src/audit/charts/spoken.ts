import type { Say } from './chart-texts.ts';
import { shortId, type Diagram, type DiagramState, type DiagramTransition } from './diagram.ts';
import { eventTexts, tokenTexts, wordsOf } from './event-label.ts';

/** Where a larger state around all of them is left. */
export const anyState = 'from any state';
/** Where a transition leads that has no target. */
export const stays = 'stays';

/** Words of a drawing that no chart has: 'signIn answers', 'after signOutLimit = 10 s', 'at once'. */
export const drawingTexts: readonly string[] = [
  ...Object.values(eventTexts),
  ...Object.values(tokenTexts),
  'else',
  anyState,
  stays,
];

/** The call that answers or fails, or the delay; null for what sets off a transition otherwise. */
export function nameIn({ cause, trigger }: Pick<DiagramTransition, 'cause' | 'trigger'>): string | null {
  if (cause === 'event' || cause === 'always' || trigger === eventTexts.complete) return null;
  const [before = '', after = ''] = eventTexts[cause].split('{name}');
  return trigger.slice(before.length, trigger.length - after.length);
}

/** The trigger of a transition; events keep their names. */
function triggerIn(say: Say, transition: DiagramTransition): string {
  const { cause, trigger } = transition;
  const name = nameIn(transition);
  if (cause === 'event') return trigger;
  return name === null ? say(trigger) : wordsOf({ cause, name }, say);
}

export const spokenTransition = (transition: DiagramTransition, say: Say): DiagramTransition => ({
  ...transition,
  trigger: triggerIn(say, transition),
  guard: transition.isElse ? say('else') : transition.guard,
  description: transition.description === '' ? '' : say(transition.description),
});

/** Where a transition leads, by the short names of the states. */
export const targetsIn = ({ targets }: DiagramTransition, say: Say): string =>
  targets.map(shortId).join(', ') || say(stays);

/** 'session.signIn → signedOut.signingIn [isOpen]', in the words of a drawing. */
export function transitionText(transition: DiagramTransition, say: Say): string {
  const { trigger, guard } = spokenTransition(transition, say);
  return `${trigger} → ${targetsIn(transition, say)}${guard ? ` [${guard}]` : ''}`;
}

export const spokenState = (state: DiagramState, say: Say): DiagramState => ({
  ...state,
  description: state.description === '' ? '' : say(state.description),
  inner: state.inner.map((transition) => spokenTransition(transition, say)),
  states: state.states.map((child) => spokenState(child, say)),
});

/** A chart in another language: its descriptions and triggers; what has a name in the code keeps it. */
export const spoken = ({ id, root, arrows }: Diagram, say: Say): Diagram => ({
  id,
  root: spokenState(root, say),
  arrows: arrows.map((arrow) => ({
    ...arrow,
    transitions: arrow.transitions.map((transition) => spokenTransition(transition, say)),
  })),
});
