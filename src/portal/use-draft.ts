import { userQuery } from '#api/reference-data.ts';
import type { Draft } from '#fields/draft.ts';
import { useMemo } from 'react';
import { draftOfGuest, draftOfUser } from './drafts.ts';
import { usePortal, useSession } from './portal-context.tsx';

/**
 * Where a form keeps what is typed and not saved: it outlives the end of a session and is there again when the same
 * user signs in. None for an operator who acts for somebody else.
 */
export function useDraft(form: string): Draft | undefined {
  const { data } = usePortal();
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  // What still stands under the message belongs to the user who has to sign in again.
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const user = isSignedIn ? data.queryClient().getQueryData(userQuery.queryKey) : null;
  const [id, isShadow] = [user?.id, Boolean(user?.shadow)];
  return useMemo(() => {
    if (isShadow || isExpired) return undefined;
    return id === undefined ? draftOfGuest(form) : draftOfUser(id, form);
  }, [id, isShadow, isExpired, form]);
}
