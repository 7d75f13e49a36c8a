import type { Drafts } from '#fields/use-draft.ts';
import { useCallback } from 'react';
import { draftOfGuest, draftOfUser } from './drafts.ts';
import { usePortal, useSession } from './portal-context.tsx';

/**
 * Where forms keep what is typed and not saved: it outlives the end of a session and is there again when the same user
 * signs in. Nowhere for an operator who acts for somebody else, and while it is unknown who is there.
 */
export function useDrafts(): Drafts {
  const { data } = usePortal();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const isUnknown = useSession((session) => session.hasTag('userUnknown'));
  // What still stands under the message belongs to the user who has to sign in again.
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  return useCallback(
    (form) => {
      if (isExpired || isUnknown) return undefined;
      if (!isSignedIn) return draftOfGuest(form);
      // Asked for when a form is there: by then so is the user.
      const user = data.user();
      return user && !user.shadow ? draftOfUser(user.id, form) : undefined;
    },
    [data, isSignedIn, isUnknown, isExpired],
  );
}
