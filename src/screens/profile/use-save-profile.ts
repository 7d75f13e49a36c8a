import { reloadUser, userQuery } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import type { Profile } from '#contract/account.ts';
import { billing, type BillingChange } from '#contract/billing.ts';
import { profileCalls, type ProfileChange } from '#contract/profile.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Saves a change of the profile or the billing details; everything that shows the user shows the answer at once, and
 * it is told (O12, E10). Resolves with what counts the changes; rejects with the failure, which the form tells. `loadUser`
 * loads what is saved by now.
 */
export function useSaveProfile() {
  const { client } = usePortal();
  const queryClient = useQueryClient();
  async function adopt(answer: Profile | undefined): Promise<User | Profile> {
    if (answer) queryClient.setQueryData(userQuery.queryKey, answer);
    notify({ type: 'saveSuccess' });
    // A network may save without an answer.
    return answer ?? reloadUser(queryClient);
  }
  return {
    saveProfile: async (change: ProfileChange) => adopt(await client(profileCalls.update, { body: change })),
    saveBilling: async (details: BillingChange) =>
      (await adopt(await client(billing.update, { body: details }))).billing,
    loadUser: (): Promise<User> => reloadUser(queryClient),
  };
}
