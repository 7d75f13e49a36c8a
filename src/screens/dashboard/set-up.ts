import type { User } from '#api/user.ts';
import type { Approval } from '#contract/approvals.ts';

export const setUpSteps = ['mail', 'link', 'postback', 'billing', 'token'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

type Known = {
  user: User;
  isBillingComplete: boolean;
  hasLink: boolean;
  hasPostback: boolean;
};

// Nobody has to use the API.
export const optional: ReadonlySet<SetUpStep> = new Set(['token']);

// Nobody signs in before the email address is verified.
export const doneSteps = ({ user, isBillingComplete, hasLink, hasPostback }: Known) =>
  ({
    mail: true,
    link: hasLink,
    postback: hasPostback,
    billing: isBillingComplete,
    token: Boolean(user.api_token ?? user.named_api_tokens),
  }) satisfies Record<SetUpStep, boolean>;
export type DoneSteps = ReturnType<typeof doneSteps>;

/** Of all that are listed; `isFinished` once only optional steps are left. */
export const progressOf = (done: DoneSteps) => ({
  count: setUpSteps.filter((step) => done[step]).length,
  of: setUpSteps.length,
  isFinished: setUpSteps.every((step) => done[step] || optional.has(step)),
});

export type LinkStart = { at: 'offer'; approvalId: number } | { at: 'waiting' } | { at: 'wall' };

type Approvals = { live: readonly Approval[]; applications: readonly Approval[] };

export function linkStartOf({ live, applications }: Approvals): LinkStart {
  const [first] = live;
  if (first) return { at: 'offer', approvalId: first.id };
  return applications.some(({ status }) => status === 'pending') ? { at: 'waiting' } : { at: 'wall' };
}
