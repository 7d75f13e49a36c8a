import type { GuardedForm } from '#fields/leave-guard.ts';
import { isElsewhere } from '#machines/lib/location.ts';

type HoldEvent = { type: 'form.held'; parameters: readonly string[] } | { type: 'form.released' };

/**
 * Unsaved changes are left only after a confirmation: `hold` guards the place of a form until its release is called,
 * `forgetLeft` clears the forms whose place was left on purpose.
 */
export function createHold(send: (event: HoldEvent) => void) {
  const holders = new Set<GuardedForm>();
  function sendPlaces() {
    const parameters = [...new Set([...holders].flatMap((form) => form.parameters))];
    send(holders.size > 0 ? { type: 'form.held', parameters } : { type: 'form.released' });
  }
  return {
    hold: (form: GuardedForm) => {
      const holder = { ...form };
      holders.add(holder);
      sendPlaces();
      return () => {
        if (holders.delete(holder)) sendPlaces();
      };
    },
    /** For forms that outlive the end of a session. */
    holdAgain: sendPlaces,
    forgetLeft: ({ from, to }: { from: string; to: string }) => {
      for (const { parameters, forget } of holders) if (isElsewhere(from, to, parameters)) forget();
    },
  };
}
