import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { done, instant, type Received } from './values.ts';

const link = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

const undoableKind = z.enum(['payout_details', 'email_request', 'email', 'password', 'api_token']);

/** `restores` is what comes back, masked; null where that is nothing. */
const undoable = z.object({ kind: undoableKind, at: instant, restores: z.nullable(z.string()) });
export type Undoable = z.infer<typeof undoable>;
export type ReceivedUndoable = Received<Undoable>;

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
  /** What `undo` would take back: the change that the link is about, then later ones. Changes nothing. */
  read: endpoint('POST /publisher/v1/undo-change/details', {
    auth: 'anyone',
    body: link,
    answer: data(z.array(undoable)),
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
