import {
  announceExpiry,
  announceSignOut,
  dropToken,
  followToken,
  payload,
  rememberSeen,
  sessionSetup,
  whenTokenIsGone,
} from './session.setup.ts';

const hasSignedOut = {
  target: '#session.signedOut',
  actions: [...dropToken, announceSignOut, 'clearCache', 'emitSignedOut'],
  meta: { spec: ['S11'] },
} as const;

const hasExpired = {
  target: '#session.signedOut.expired',
  actions: [...dropToken, announceExpiry, 'clearCache', 'emitExpired'],
  meta: { spec: ['S12'] },
} as const;

const useToken = {
  description: 'The sign-out call ends this session, even if another tab has just stored it.',
  actions: rememberSeen,
  meta: { spec: ['S11', 'S13'] },
} as const;

/** The visitor has left: the call is made once, and its answer changes nothing (S11). */
export const signingOut = sessionSetup.createStateConfig({
  description: 'The sign-out call is made; its answer changes nothing.',
  meta: { spec: ['S11'], screen: 'leaving' },
  tags: ['ready', 'loaded', 'signedIn', 'busy'],
  invoke: {
    id: 'signOut',
    src: 'signOut',
    onDone: hasSignedOut,
    onError: hasSignedOut,
  },
  after: { signOutLimit: hasSignedOut },
  on: {
    'token.used': useToken,
    'token.seen': [
      followToken,
      {
        guard: { type: 'isTokenGone', params: payload.seen },
        actions: rememberSeen,
        description: 'Another tab was quicker: the answer is waited for all the same.',
        meta: { spec: ['S11', 'S13'] },
      },
    ],
  },
});

/** A call was refused as unauthorised (S12). */
export const expiring = sessionSetup.createStateConfig({
  description:
    'A call was refused as unauthorised: further refusals change nothing while the sign-out call is made.',
  meta: { spec: ['S12'], screen: 'leaving' },
  tags: ['ready', 'loaded', 'signedIn', 'busy'],
  invoke: {
    id: 'signOutExpired',
    src: 'signOut',
    onDone: hasExpired,
    onError: hasExpired,
  },
  after: { signOutLimit: hasExpired },
  on: { 'token.used': useToken, 'token.seen': [followToken, ...whenTokenIsGone] },
});
