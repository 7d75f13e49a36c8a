import type { User } from '#api/user.ts';

/** What a publisher sets up once, in the order in which it makes sense. */
export const setUpSteps = ['mail', 'link', 'postback', 'billing', 'token'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

type Known = {
  user: User;
  isBillingComplete: boolean;
  hasLink: boolean;
  hasPostback: boolean;
};

/** Nobody has to use the API. */
export const optional: ReadonlySet<SetUpStep> = new Set(['token']);

/** Which steps are done. Nobody is let in before the mail address is verified. */
export const doneSteps = ({ user, isBillingComplete, hasLink, hasPostback }: Known) =>
  ({
    mail: true,
    link: hasLink,
    postback: hasPostback,
    billing: isBillingComplete,
    token: Boolean(user.api_token),
  }) satisfies Record<SetUpStep, boolean>;
export type DoneSteps = ReturnType<typeof doneSteps>;

/** How much of what is needed is done; nothing is left when `count` is `of`. */
export function progressOf(done: DoneSteps): { count: number; of: number } {
  const needed = setUpSteps.filter((step) => !optional.has(step));
  return { count: needed.filter((step) => done[step]).length, of: needed.length };
}
