import { createActor, StateMachine, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';

const isCall = (logic: AnyActorLogic) => !(logic instanceof StateMachine);
const isOwnOfXState = (action: unknown) => typeof action === 'function' && 'resolve' in action;

async function wordsOfCall(logic: AnyActorLogic): Promise<string> {
  const actor = createActor(logic);
  const answer = toPromise(actor).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  actor.start();
  return answer;
}

function wordsOfDeed(action: unknown): string {
  try {
    // A side effect that nobody has provided reads nothing of what it is given.
    (action as () => void)();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

/** The effects of a chart that fail under another name than their own while nobody provides them. */
export async function misnamedEffects({ implementations }: AnyStateMachine): Promise<string[]> {
  const calls = Object.entries(implementations.actors as Record<string, AnyActorLogic>);
  const deeds = Object.entries(implementations.actions).filter(([, action]) => !isOwnOfXState(action));
  const words = await Promise.all(
    calls
      .filter(([, logic]) => isCall(logic))
      .map(async ([name, logic]) => [name, await wordsOfCall(logic)] as const),
  );
  return [...words, ...deeds.map(([name, action]) => [name, wordsOfDeed(action)] as const)]
    .filter(([name, said]) => !said.includes(`'${name}' is not provided`))
    .map(([name]) => name);
}
