import { refusal } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';

const link = { id: '7', signature: 'f00d', expires: '1767225600' };
const verifying = { chart: 'verifyEmail', input: link } as const;

/** Links that ask before they do what they are for. */
const mailed = [
  {
    by: 'the link of a mail',
    chart: 'mailedLink',
    input: { hasLink: true },
    open: send('link.open'),
    asks: 'mailed-link-asking',
  },
  {
    by: 'a new password',
    chart: 'newPassword',
    input: { hasLink: true },
    open: send('password.save', { password: 'a long one', confirmation: 'a long one' }),
    asks: 'new-password-form',
  },
] as const;

/** The specification, 2 and 8: the verification of an address. */
export const verificationRows: readonly Row[] = [
  {
    clause: 'A2.a',
    says: 'all parts of the link are passed on at once',
    ...verifying,
    given: [],
    when: [],
    expected: { does: [['call verifyEmail', link]], sees: ['verifying'] },
  },
  ...[{ id: null }, { id: '7a' }, { signature: null }, { expires: '' }, { expires: 'tomorrow' }].map(
    (part): Row => ({
      clause: 'A2.b',
      says: `a link with ${JSON.stringify(part)} is refused without a call`,
      chart: 'verifyEmail',
      input: { ...link, ...part },
      given: [],
      when: [],
      expected: { does: [], sees: ['verify-invalid-link'], endsWith: { ok: false, error: null } },
    }),
  ),
  {
    clause: 'A2.b',
    says: 'a whole link is not refused',
    ...verifying,
    given: [],
    when: [],
    expected: { does: ['call verifyEmail'], sees: ['verifying'], isOver: false },
  },
  ...[403, 404, 422].map((status): Row => ({
    clause: 'A2.c',
    says: `${status} is final`,
    ...verifying,
    given: [],
    when: [fail('verifyEmail', refusal(status))],
    expected: { does: [], sees: ['verify-refused'], endsWith: { ok: false, error: { status } } },
  })),
  ...[0, 408, 429, 500, 503].map((status): Row => ({
    clause: 'A2.c',
    says: `${status} can be tried again`,
    ...verifying,
    given: [],
    when: [fail('verifyEmail', refusal(status))],
    expected: { does: [], sees: ['verify-failed'], isOver: false, has: { failure: { status } } },
  })),
  {
    clause: 'A2.c',
    says: 'without an answer for 20 s that is told, and it can be tried again',
    ...verifying,
    given: [],
    when: [pass(delays.link)],
    expected: {
      does: [],
      sees: ['verify-failed'],
      isOver: false,
      has: { failure: { code: 'NETWORK_ERROR' } },
    },
  },
  ...mailed.map(({ by, open, asks, ...start }): Row => ({
    clause: 'E8.a',
    says: `without an answer for 20 s ${by} can be tried again`,
    ...start,
    given: [open],
    when: [pass(delays.link)],
    expected: { sees: [asks], isOver: false, has: { failure: { code: 'NETWORK_ERROR' } } },
  })),
  {
    clause: 'A2.c',
    says: 'trying again makes the same call',
    ...verifying,
    given: [fail('verifyEmail', refusal(503))],
    when: [send('verification.retry')],
    expected: { does: [['call verifyEmail', link]], sees: ['verifying'], isOver: false },
  },
  {
    clause: 'E16.a',
    says: 'a verified address is thanked',
    ...verifying,
    given: [],
    when: [answer('verifyEmail')],
    expected: { does: [], sees: ['verify-done'], endsWith: { ok: true } },
  },
];
