import { reloadUser, userQuery } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import type { Profile } from '#contract/account.ts';
import { billing, type BillingChange } from '#contract/billing.ts';
import { payments } from '#contract/payments.ts';
import { profileCalls, type ProfileChange } from '#contract/profile.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { useQueryClient } from '@tanstack/react-query';

export function useSaveProfile() {
  const { client } = usePortal();
  const queryClient = useQueryClient();
  const notifySaved = useSavedToast();
  async function adopt(answer: Profile | undefined): Promise<User | Profile> {
    if (answer) queryClient.setQueryData(userQuery.queryKey, answer);
    // A network may save without an answer.
    return answer ?? reloadUser(queryClient);
  }
  const update = async (body: ProfileChange) => adopt(await client(profileCalls.update, { body }));
  return {
    /** `former` takes it back. */
    saveProfile: async (change: ProfileChange, former: ProfileChange | null) => {
      const saved = await update(change);
      notifySaved(former && (() => update({ ...former, revision: saved.revision })));
      return saved;
    },
    saveBilling: async (details: BillingChange) => {
      const saved = await adopt(await client(billing.update, { body: details }));
      // Taken back by a link in the mail.
      notifySaved(null);
      // Who is paid decides when.
      void queryClient.invalidateQueries({
        queryKey: [payments.balance.resource, payments.balance.operation],
      });
      return saved.billing;
    },
    loadUser: (): Promise<User> => reloadUser(queryClient),
  };
}
