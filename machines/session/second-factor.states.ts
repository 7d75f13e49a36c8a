import { payload, ofToken, recordSuspension, sessionSetup, signedInWith } from './session.setup.ts';

/** The second step of a sign-in: the password was right, no token is issued yet (S9). */
export const secondFactor = sessionSetup.createStateConfig({
  description: 'The password was right: the network asks for a second factor, and no token is issued yet.',
  meta: { spec: ['S9'] },
  tags: ['settled', 'secondFactor'],
  initial: 'waiting',
  on: {
    'session.forgetErrors': {
      target: '#session.signedOut.idle',
      description: 'The visitor has left the login.',
      actions: ['forgetErrors', 'forgetChallenge'],
      meta: { spec: ['S9'] },
    },
  },
  states: {
    waiting: {
      description: 'A code is typed or a passkey chosen; the form says why the last one was refused.',
      meta: { spec: ['S9'], screen: 'second-factor' },
      on: {
        'factor.prove': { target: 'checking', meta: { spec: ['S9'] } },
        'user.retry': {
          guard: 'isUnanswered',
          description: 'The connection is back: nothing is wrong any more.',
          actions: 'forgetRefusal',
          meta: { spec: ['N1', 'S9'] },
        },
        'factor.cancel': {
          target: '#session.signedOut.idle',
          actions: ['forgetRefusal', 'forgetChallenge'],
          meta: { spec: ['S9'] },
        },
      },
      after: {
        challengeLife: {
          target: '#session.signedOut.idle',
          description: 'The network waits no longer: the login says so, with the address as it was typed.',
          actions: ['recordLateness', 'forgetChallenge'],
          meta: { spec: ['S9'] },
        },
      },
    },
    checking: {
      description: 'The network checks the proof.',
      meta: { spec: ['S9'], screen: 'second-factor-busy' },
      tags: ['busy'],
      entry: 'forgetRefusal',
      invoke: {
        id: 'proveFactor',
        src: 'proveFactor',
        input: payload.proof,
        onDone: signedInWith,
        onError: [
          {
            guard: { type: 'isTooLate', params: payload.error },
            target: '#session.signedOut.idle',
            description: 'It took too long or failed too often.',
            actions: [{ type: 'recordErrors', params: payload.errorOf('signIn') }, 'forgetChallenge'],
            meta: { spec: ['S9'] },
          },
          {
            target: 'waiting',
            description: 'Refused, with the attempts that are left; or there was no answer.',
            actions: [
              { type: 'recordErrors', params: payload.errorOf('secondFactor') },
              { type: 'recordChallenge', params: payload.error },
            ],
            meta: { spec: ['S9'] },
          },
        ],
      },
      on: {
        'account.suspended': {
          guard: ofToken,
          target: '#session.signedOut.suspended',
          actions: [recordSuspension, 'forgetChallenge'],
          meta: { spec: ['S15'] },
        },
      },
    },
  },
});
