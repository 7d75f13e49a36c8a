import { modelOf } from '../models/chart-model.ts';
import { token, user, pendingUser, credentials, registration } from '../models/samples.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionModel = modelOf('session', {
  machine: sessionMachine,
  inputs: {
    link: { hasOneTimeToken: true, hasStoredToken: true, isLinkCutShort: true },
    storedToken: { hasOneTimeToken: false, hasStoredToken: true, isLinkCutShort: true },
    linkCutShort: { hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: true },
    nothing: { hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: false },
  },
  events: {
    'session.signIn': [{ credentials }],
    'session.register': [{ registration }],
    'session.signOut': [{}],
    'session.forgetErrors': [{}],
    'user.reload': [{}],
    'user.arrived': [{ user: pendingUser }],
    'user.retry': [{}],
    'expiry.acknowledge': [{}],
    'request.unauthorised': [{}],
    'account.suspended': [{ reason: 'Invalid traffic' }],
    'token.appeared': [{}],
    'token.replaced': [{}],
    'token.gone': [{ end: 'signedOut' }, { end: 'expired' }],
  },
  answers: {
    exchangeOneTimeToken: [token],
    loadReferenceData: [user],
    probeUser: [undefined],
    signIn: [token],
    register: [undefined],
    loadReferenceDataAfterSignIn: [user],
    reloadUser: [user],
    askForUser: [user],
    askForUserAgain: [user],
    signOut: [undefined],
    signOutExpired: [undefined],
  },
  describe: (snapshot) => {
    const { errors, suspension, attempts, waitingSignIn } = snapshot.context;
    if (waitingSignIn) return `with '${waitingSignIn.username}'`;
    if (snapshot.hasTag('suspended')) return `for '${suspension}'`;
    if (errors) return `with errors of ${errors.attempt}: ${errors.failure.code}`;
    return snapshot.hasTag('userUnknown') ? `after ${attempts} attempts` : '';
  },
});
