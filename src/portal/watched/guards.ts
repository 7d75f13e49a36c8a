import type { AskedGuard } from '#machines/lib/log-entry.ts';
import type { AnyStateMachine } from 'xstate';

type Guards = AnyStateMachine['implementations']['guards'];
type Guard = NonNullable<Guards[string]>;
type Args = { event: object };
type OwnGuard = { check: (snapshot: unknown, args: Args, guard: unknown) => boolean };

const isOwn = (guard: object): guard is OwnGuard => 'check' in guard;

/**
 * Makes charts tell what their guards answer, which no inspection of XState does. An answer belongs to the event it was
 * given for: views ask the same guards in between, about events of their own.
 */
export function createGuards(isStepping: () => boolean) {
  let asked: (AskedGuard & { event: object })[] = [];
  const telling = new WeakSet<Guard>();

  function tellingOf(name: string, guard: Guard): Guard {
    const note = ({ event }: Args, holds: boolean) => {
      if (isStepping()) asked.push({ name, holds, event });
      return holds;
    };
    const plain: Guard = (args, params) => note(args, guard(args, params));
    // Guards of XState's own, as `stateIn`, are asked another way.
    const check = isOwn(guard)
      ? { check: (snapshot: unknown, args: Args) => note(args, guard.check(snapshot, args, guard)) }
      : {};
    const told: Guard = Object.assign(plain, check);
    telling.add(told);
    return told;
  }

  return {
    listen({ implementations: { guards } }: AnyStateMachine) {
      for (const [name, guard] of Object.entries(guards)) {
        if (guard && !telling.has(guard)) guards[name] = tellingOf(name, guard);
      }
    },
    /** What was answered about an event before it arrived: another chart has asked in its own step. */
    forget(event: object) {
      asked = isStepping() ? asked.filter((one) => one.event !== event) : [];
    },
    /** The answers given for an event, which are forgotten then; those of a step around it stay. */
    take(event: object): AskedGuard[] {
      const own = asked.filter((one) => one.event === event);
      asked = asked.filter((one) => one.event !== event);
      return own.map(({ name, holds }) => ({ name, holds }));
    },
  };
}
