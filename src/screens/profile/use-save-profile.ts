import { reloadUser, userQuery } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import type { Profile } from '#contract/account.ts';
import { billing, type BillingChange } from '#contract/billing.ts';
import { payments } from '#contract/payments.ts';
import { profileCalls, type ProfileChange } from '#contract/profile.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

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
    saveBilling: async (details: BillingChange) => {
      const saved = await adopt(await client(billing.update, { body: details }));
      // Who is paid decides when.
      void queryClient.invalidateQueries({
        queryKey: [payments.balance.resource, payments.balance.operation],
      });
      return saved.billing;
    },
    loadUser: (): Promise<User> => reloadUser(queryClient),
  };
}
