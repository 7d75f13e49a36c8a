import type { GuardedForm } from '#fields/leave-guard.ts';
import { isElsewhere } from '#machines/lib/location.ts';

type HoldEvent = { type: 'form.held'; parameters: readonly string[] } | { type: 'form.released' };

/**
 * Has the navigation chart ask before unsaved changes are left: `hold` holds the place of a form until the function it
 * gives back is called; `forgetLeft` has those forget theirs whose place is left knowingly.
 */
export function createHold(tell: (event: HoldEvent) => void) {
  const holders = new Set<GuardedForm>();
  function tellPlaces() {
    const parameters = [...new Set([...holders].flatMap((form) => form.parameters))];
    tell(holders.size > 0 ? { type: 'form.held', parameters } : { type: 'form.released' });
  }
  return {
    hold: (form: GuardedForm) => {
      const holder = { ...form };
      holders.add(holder);
      tellPlaces();
      return () => {
        if (holders.delete(holder)) tellPlaces();
      };
    },
    /** Those that still stand after a session has ended and begun again. */
    holdAgain: tellPlaces,
    forgetLeft: ({ from, to }: { from: string; to: string }) => {
      for (const { parameters, forget } of holders) if (isElsewhere(from, to, parameters)) forget();
    },
  };
}
