import type { Say } from './chart-texts.ts';
import type { Diagram, DiagramState, DiagramTransition } from './diagram.ts';

const patterns = [
  [/ answers$/, '{name} answers'],
  [/ fails$/, '{name} fails'],
  [/^after /, 'after {name}'],
] as const;

/** Where a larger state around all of them is left. */
export const anyState = 'from any state';

/** Words of a drawing that no chart has: 'signIn answers', 'after signOutLimit = 10 s', 'at once'. */
export const drawingTexts: readonly string[] = [
  ...patterns.map(([, text]) => text),
  'is complete',
  'at once',
  'else',
  anyState,
];

/** The trigger of a transition; events keep their names. */
function triggerIn(say: Say, { cause, trigger }: DiagramTransition): string {
  if (cause === 'event') return trigger;
  const [mark, text] = patterns.find(([pattern]) => pattern.test(trigger)) ?? [];
  return mark && text ? say(text).replace('{name}', trigger.replace(mark, '')) : say(trigger);
}

export const spokenTransition = (transition: DiagramTransition, say: Say): DiagramTransition => ({
  ...transition,
  trigger: triggerIn(say, transition),
  guard: transition.guard === 'else' ? say('else') : transition.guard,
  description: transition.description === '' ? '' : say(transition.description),
});

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
