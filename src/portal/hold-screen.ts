import type { GuardedForm } from '#fields/leave-guard.ts';

type HoldEvent =
  | { type: 'form.held'; form: string; parameters: readonly string[] }
  | { type: 'form.released'; form: string };

/**
 * Forms with unsaved changes, by names that the navigation knows them by: `hold` names one until its release is called,
 * `forget` discards the drafts of those that were left on purpose, `isSending` says whether the network may save one yet.
 */
export function createHold(send: (event: HoldEvent) => void) {
  const forms = new Map<string, GuardedForm>();
  let named = 0;
  return {
    hold: (guarded: GuardedForm) => {
      named += 1;
      const form = `form ${named}`;
      forms.set(form, guarded);
      send({ type: 'form.held', form, parameters: guarded.parameters });
      return () => {
        if (forms.delete(form)) send({ type: 'form.released', form });
      };
    },
    isSending: () => [...forms.values()].some((form) => form.isSending()),
    forget: (left: readonly string[]) => {
      for (const form of left) forms.get(form)?.forget();
    },
  };
}
