import { modelOf } from '../models/chart-model.ts';
import {
  challenged,
  challenge,
  token,
  user,
  pendingUser,
  credentials,
  failure,
  otherMark,
  ownMark,
  refusal,
  refusedCall,
  registration,
  secrets,
  seen,
} from '../models/samples.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionModel = modelOf('session', {
  machine: sessionMachine,
  inputs: {
    link: { hasOneTimeToken: true, storedToken: ownMark, isLinkCutShort: true },
    storedToken: { hasOneTimeToken: false, storedToken: ownMark, isLinkCutShort: true },
    linkCutShort: { hasOneTimeToken: false, storedToken: null, isLinkCutShort: true },
    nothing: { hasOneTimeToken: false, storedToken: null, isLinkCutShort: false },
  },
  events: {
    'session.signIn': [{ credentials }],
    'session.signInWithPasskey': [{}],
    'factor.prove': [{ proof: { code: secrets.code } }],
    'factor.cancel': [{}],
    'factor.setupRequired': [{ isCurrent: true }, { isCurrent: false }],
    'factor.added': [{}],
    'session.register': [{ registration }],
    'session.signOut': [{}],
    'session.forgetErrors': [{}],
    'link.retry': [{}],
    'user.reload': [{}],
    'user.arrived': [{ user: pendingUser }],
    'user.retry': [{}],
    'expiry.acknowledge': [{}],
    'request.unauthorised': [
      refusedCall,
      { ...refusedCall, isCurrent: false },
      { ...refusedCall, isAnonymous: true },
      { ...refusedCall, ignoresUnauthorised: true },
    ],
    'account.suspended': [
      { reason: 'Invalid traffic', isCurrent: true },
      { reason: 'Invalid traffic', isCurrent: false },
    ],
    'token.seen': [
      seen(ownMark),
      seen(otherMark),
      seen(null),
      { ...seen(null), noted: 'signedOut' },
      seen(null, 'signedOut'),
      { ...seen(null, 'expired'), noted: 'signedOut' },
    ],
    'token.used': [{ token: otherMark }],
  },
  answers: {
    exchangeOneTimeToken: [token],
    exchangeAgain: [token],
    loadReferenceData: [user],
    probeUser: [undefined],
    signIn: [token],
    signInWithPasskey: [token],
    proveFactor: [token],
    register: [undefined],
    loadReferenceDataAfterSignIn: [user],
    reloadUser: [user],
    askForUser: [user],
    askForUserAgain: [user],
    signOut: [undefined],
    signOutExpired: [undefined],
  },
  failures: {
    exchangeOneTimeToken: [failure, refusal(0, 'NETWORK_ERROR')],
    signIn: [failure, challenged(challenge)],
    proveFactor: [
      challenged({ ...challenge, attempts_left: 4 }),
      refusal(0, 'NETWORK_ERROR'),
      refusal(400, 'SECOND_FACTOR_EXPIRED'),
    ],
  },
  // Marks of tokens can be told apart and nothing else: the second one stands for all further ones.
  isTried: ({ context: { storedToken } }, event) => {
    if (event.type !== 'token.seen') return storedToken !== otherMark;
    return storedToken !== null || event.token !== otherMark;
  },
  describe: (snapshot) => {
    if (snapshot.context.storedToken === otherMark) return 'with another token';
    const { errors, suspension, attempts, waitingSignIn, challenge: asked, username } = snapshot.context;
    if (waitingSignIn) return `with '${waitingSignIn.username}'`;
    if (snapshot.hasTag('suspended')) return `for '${suspension}'`;
    const left = asked ? `, ${asked.attempts_left} attempts left` : '';
    if (snapshot.matches('signingOut') && snapshot.context.storedToken === null) return 'without a token';
    const typed = username ? `, typed '${username}'` : '';
    if (errors) return `with errors of ${errors.attempt}: ${errors.failure.code}${left}${typed}`;
    return snapshot.hasTag('userUnknown') ? `after ${attempts} attempts` : `${left}${typed}`.slice(2);
  },
});
