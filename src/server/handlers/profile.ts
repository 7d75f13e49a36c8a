import { readProfile } from '../account/read-profile.ts';
import { updateProfile } from '../account/update-profile.ts';
import type { NetworkHandlers } from '../network.ts';

export const profile: NetworkHandlers['profile'] = {
  update: async ({ body }, context) => {
    await updateProfile(context, body);
    return readProfile(context);
  },
};
