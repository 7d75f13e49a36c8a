import { challenge, challenged, credentials, pendingUser, secrets } from '#machines/models/samples.ts';
import { fail, send, type Row } from './row.ts';
import { portalOf, publisher, visitor } from './starts.ts';

const suspended = (isCurrent: boolean) => send('account.suspended', { reason: 'Invalid traffic', isCurrent });

/** The specification, 4: the account. */
export const suspensionRows: readonly Row[] = [
  {
    clause: 'S15.a',
    says: 'who is signed in is told why, and the portal gives way to it',
    ...publisher,
    when: [suspended(true)],
    expected: {
      does: [],
      is: ['suspended', 'signedIn'],
      isNot: ['settled'],
      sees: ['account-suspended'],
      has: { suspension: 'Invalid traffic' },
    },
  },
  {
    clause: 'S15.a',
    says: 'who signs in is told why, and is not signed in',
    ...visitor,
    given: [...visitor.given, send('session.signIn', { credentials })],
    when: [suspended(true)],
    expected: {
      is: ['suspended'],
      isNot: ['settled', 'signedIn', 'busy'],
      sees: ['account-suspended'],
      has: { suspension: 'Invalid traffic', username: null },
    },
  },
  {
    clause: 'S15.a',
    says: 'who proves a second factor sees the reason as well, and the challenge is over',
    ...visitor,
    given: [
      ...visitor.given,
      send('session.signIn', { credentials }),
      fail('signIn', challenged(challenge)),
      send('factor.prove', { proof: { code: secrets.code } }),
    ],
    when: [suspended(true)],
    expected: {
      is: ['suspended'],
      isNot: ['settled', 'signedIn', 'busy'],
      sees: ['account-suspended'],
      has: { suspension: 'Invalid traffic', challenge: null },
    },
  },
  ...(['account.suspended', 'factor.setupRequired'] as const).map((type): Row => ({
    clause: 'S15.a',
    says: `no dialog of terms covers what takes the place of the portal (${type})`,
    ...portalOf(pendingUser),
    when: [send(type, { reason: null, isCurrent: true }, 'session')],
    expected: { isNot: ['terms.blocking', 'session.settled'], is: ['session.signedIn'] },
  })),
  {
    clause: 'S15.b',
    says: 'a refusal of an older token does not stop a sign-in',
    ...visitor,
    given: [...visitor.given, send('session.signIn', { credentials })],
    when: [suspended(false)],
    expected: { does: [], is: ['busy'], isNot: ['suspended'] },
  },
  {
    clause: 'S15.b',
    says: 'a refusal of an older token changes nothing',
    ...publisher,
    when: [suspended(false)],
    expected: { does: [], is: ['settled'], isNot: ['suspended'] },
  },
];
