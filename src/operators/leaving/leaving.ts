import type { GuardedForm, RegisterGuard } from '#fields/leave-guard.ts';

type Way = () => void;

/** Forms with unsaved input: `ask` goes on at once where there are none, and otherwise once the visitor agrees. */
export function createLeaving() {
  const forms = new Set<GuardedForm>();
  const listeners = new Set<() => void>();
  let asked: Way | null = null;
  function change(next: Way | null) {
    asked = next;
    for (const listener of listeners) listener();
  }
  const hold: RegisterGuard = (form) => {
    forms.add(form);
    return () => void forms.delete(form);
  };
  return {
    hold,
    isHeld: () => forms.size > 0,
    ask: (goOn: Way) => (forms.size > 0 ? change(goOn) : goOn()),
    stay: () => change(null),
    leave: () => {
      const goOn = asked;
      for (const form of forms) form.forget();
      forms.clear();
      change(null);
      goOn?.();
    },
    isSending: () => [...forms].some((form) => form.isSending()),
    isAsking: () => asked !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Leaving = ReturnType<typeof createLeaving>;
