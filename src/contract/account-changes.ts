import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { done } from './values.ts';

const link = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Changes of who can sign in or is paid, and the links that are mailed about them. Refused: INVALID_LINK. */
export const accountChanges = resource('accountChanges', {
  /** Mails the new address a link to confirm it; until then the former one stays. */
  requestEmail: endpoint('POST /publisher/v1/user-profile/email', {
    body: z.object({ email: z.email().check(z.maxLength(254)) }),
    answer: data(done),
    chosen: true,
  }),
  confirmEmail: endpoint('POST /publisher/v1/confirm-email', {
    auth: 'anyone',
    body: link,
    answer: data(done),
    ignoresUnauthorised: true,
    chosen: true,
  }),
  /**
   * Works once, for 72 hours: restores what was before the change, undoes later ones too, ends all sessions, revokes
   * API tokens and mails a link for a new password.
   */
  undo: endpoint('POST /publisher/v1/undo-change', {
    auth: 'anyone',
    body: link,
    answer: data(done),
    ignoresUnauthorised: true,
    chosen: true,
  }),
});
