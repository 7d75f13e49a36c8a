import { expect, test } from 'vitest';
import type { User } from '#api/user.ts';
import { doneSteps, linkStartOf, progressOf } from './set-up.ts';

const token = { hint: 'abcd', created_at: '2026-11-01T00:00:00Z', last_used_at: null };
// Only the token of the user counts here.
const user = (api_token: User['api_token']) => ({ api_token }) as User;

test('[O11] nobody has to make an API token', () => {
  const done = doneSteps({
    user: user(null),
    isBillingComplete: true,
    hasLink: true,
    hasPostback: true,
  });
  expect({ done, progress: progressOf(done) }).toEqual({
    done: { mail: true, link: true, postback: true, billing: true, token: false },
    progress: { count: 4, of: 5, isFinished: true },
  });
});

test('[A2] a new publisher has verified his address, and nothing else', () => {
  const done = doneSteps({
    user: user(token),
    isBillingComplete: false,
    hasLink: false,
    hasPostback: false,
  });
  expect(progressOf(done)).toEqual({ count: 2, of: 5, isFinished: false });
});

test('[O5] the first link is made of an offer that may be run, or found on the wall', () => {
  // Only the ID and the status count here.
  const approval = (id: number, status: string) =>
    ({ id, status }) as Parameters<typeof linkStartOf>[0]['live'][number];
  const rejected = approval(7, 'rejected');
  const pending = approval(8, 'pending');
  expect([
    linkStartOf({ live: [], applications: [] }),
    linkStartOf({ live: [], applications: [rejected] }),
    linkStartOf({ live: [], applications: [rejected, pending] }),
    linkStartOf({ live: [approval(9, 'approved'), approval(10, 'approved')], applications: [pending] }),
  ]).toEqual([{ at: 'wall' }, { at: 'wall' }, { at: 'waiting' }, { at: 'offer', approvalId: 9 }]);
});
