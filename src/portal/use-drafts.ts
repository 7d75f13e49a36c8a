import type { Drafts } from '#fields/use-draft.ts';
import { useCallback } from 'react';
import { draftOfGuest, draftOfUser } from './drafts.ts';
import { usePortal, useSession } from './portal-context.tsx';

/**
 * Unsaved input outlives the end of a session and returns when the same user signs in. No drafts for an operator who acts
 * for a publisher, nor while the user is unknown.
 */
export function useDrafts(): Drafts {
  const { data } = usePortal();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  const isUnknown = useSession((session) => session.hasTag('userUnknown'));
  // The form under the expiry message belongs to the user who has to sign in again.
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  return useCallback(
    (form) => {
      const user = data.user();
      // Without a connection the user of the last answer is known, and so is who acts for whom: it says so itself.
      if (isExpired || (isUnknown && !user)) return undefined;
      if (!isSignedIn) return draftOfGuest(form);
      // By the time a form is shown the user has loaded.
      return user && !user.shadow ? draftOfUser(user.id, form) : undefined;
    },
    [data, isSignedIn, isUnknown, isExpired],
  );
}
