import type { Clauses } from './clause.ts';

export const sessionClauses = {
  'S1.a': [
    'A session starts not ready, not loaded and not signed in.',
    'session: begin in exchangingOneTimeToken',
    'session: begin in restoring',
    'session: begin in signedIn',
    'session: begin in signedOut',
  ],
  'S1.b': [
    'It holds the errors of what was tried last, and none at first.',
    'session.signedOut.signingIn | signIn onError | 1: drop action recordErrors',
  ],
  'S5.a': [
    'A one-time token clears the session that was there.',
    'session.exchangingOneTimeToken: drop entry clearToken',
    'session.exchangingOneTimeToken: drop entry clearCache',
  ],
  'S5.b': [
    'The login by the one-time token is made.',
    'session.exchangingOneTimeToken: drop invoke exchangeOneTimeToken',
    'session.starting | always | 0: drop',
    'session.starting | always | 0: swap with the next',
  ],
  'S5.c': [
    'Its result is stored as the token.',
    'session.exchangingOneTimeToken | exchangeOneTimeToken onDone | 0: drop action storeToken',
  ],
  'S5.d': [
    'Then the session starts as with a stored token.',
    'session.exchangingOneTimeToken | exchangeOneTimeToken onDone | 0: stay',
    'session.exchangingOneTimeToken | exchangeOneTimeToken onDone | 0: go to …',
  ],
  'S5.e': [
    'A refused link leaves nobody signed in, with its errors.',
    'session.exchangingOneTimeToken | exchangeOneTimeToken onError | 0',
  ],
  'S5.f': [
    'A link that nobody answers within 20 s counts as failed.',
    'session.exchangingOneTimeToken | after startLimit | 0',
    'session: delay startLimit',
  ],
  'S6.a': [
    'With a stored token the session is signed in and ready at once, and not yet loaded.',
    'session.restoring: drop tag ready',
    'session.restoring: drop tag signedIn',
    'session.starting | always | 1: negate',
    'session.starting | always | 1: drop',
  ],
  'S6.b': ['The reference data is loaded.', 'session.restoring: drop invoke loadReferenceData'],
  'S6.c': [
    'Then the session is marked loaded.',
    'session.restoring | loadReferenceData onDone | 0',
    'session.signedIn: drop tag loaded',
  ],
  'S7.a': [
    'When that fails the session is marked loaded all the same.',
    'session.restoring | loadReferenceData onError | 0: drop',
    'session.restoring | loadReferenceData onError | 0: stay',
    'session.restoring | loadReferenceData onError | 0: go to …',
  ],
  'S7.b': [
    'An API error is reported.',
    'session.restoring | loadReferenceData onError | 0: drop action reportApiError',
  ],
  'S7.c': [
    'The error is thrown again.',
    'session.restoring | loadReferenceData onError | 0: drop action emitStartFailed',
  ],
  'S7.d': [
    'Reference data that does not arrive within 20 s counts as failed.',
    'session.restoring | after startLimit | 0',
    'session: delay startLimit',
  ],
  'S8.a': ['Without a token a load of the user is tried.', 'session.probingUser: drop invoke probeUser'],
  'S8.b': [
    'Whatever it answers, the session is marked loaded and nobody is signed in.',
    'session.probingUser | probeUser onDone | 1',
    'session.probingUser | probeUser onError | 1',
    'session.signedOut: drop tag loaded',
  ],
  'S8.c': [
    'A sign-in before the answer waits for it and is made then.',
    'session.probingUser.idle | session.signIn | 0',
    'session.probingUser | probeUser onError | 0: drop',
    'session.probingUser | probeUser onError | 0: drop action …',
    'session.probingUser | probeUser onDone | 0: drop',
    'session.probingUser | probeUser onDone | 0: drop action …',
  ],
  'S8.d': [
    'The wait ends after 20 s, with a message that nobody answers.',
    'session.probingUser | after startLimit | 1',
    'session: delay startLimit',
  ],
  'S9.a': [
    'The stored token is removed before the login call is made.',
    'session.signedOut.signingIn: drop entry clearToken',
    'session.signedOut.signingIn: drop invoke signIn',
  ],
  'S9.b': [
    'On success the token is stored.',
    'session.signedOut.signingIn | signIn onDone | 0: drop action storeToken',
  ],
  'S9.c': [
    'On success the session is signed in.',
    'session.signedOut.signingIn | signIn onDone | 0: stay',
    'session.signedOut.signingIn | signIn onDone | 0: go to …',
    'session.signedIn: drop tag signedIn',
  ],
  'S9.d': [
    'On success the reference data is loaded.',
    'session.signedIn.loadingReferenceData: drop invoke loadReferenceDataAfterSignIn',
    'session.signedIn.loadingReferenceData | loadReferenceDataAfterSignIn onDone | 0',
  ],
  'S9.e': [
    'On failure the session is signed out, with the errors.',
    'session.signedOut.signingIn | signIn onError | 1: drop action recordErrors',
    'session.signedOut.signingIn | signIn onError | 1: go to …',
    'session.signedOut.signingIn: drop entry forgetErrors',
  ],
  'S9.f': [
    'On failure the error is thrown again.',
    'session.signedOut.signingIn | signIn onError | 1: drop action emitSignInFailed',
  ],
  'S9.g': [
    'From the first sign-in on the end of the session is watched.',
    'wire from session session.signedIn to portal session.signedIn',
    'condition 9 of session for sessionClock',
  ],
  'S9.h': [
    'A question for the password is asked while somebody is signed in, and goes with its screen.',
    'wire from navigation screen.left to confirmation confirmation.abandon',
    'condition 8 of session for confirmation',
  ],
  'S9.i': [
    'The errors of a form leave with its screen.',
    'wire from navigation screen.left to session session.forgetErrors',
  ],
  'S9.j': [
    'A second factor is waited for as long as the network says; then the login says that it was too late.',
    'session.signedOut.secondFactor.waiting | after challengeLife | 0',
    'session.signedOut.secondFactor.checking | proveFactor onError | 0',
    'session: delay challengeLife',
  ],
  'S9.k': [
    'The secret of a new factor is forgotten before the factors are loaded again.',
    'factorSetup.activating | activateTotp onDone | 0',
    'factorSetup.activating | activateTotp onDone | 1',
    'factorSetup.addingPasskey | addPasskey onDone | 0',
    'factorSetup.addingPasskey | addPasskey onDone | 1',
  ],
  'S10.a': [
    'Registering clears the session and marks it loaded before the call is made.',
    'session.signedOut.registering: drop entry clearToken',
    'session.signedOut.registering: drop invoke register',
  ],
  'S10.b': [
    'A refused registration records its errors and throws them again.',
    'session.signedOut.registering | register onError | 0',
  ],
  'S10.c': [
    'A registration that succeeds leads to /register-completed.',
    'session.signedOut.registering | register onDone | 0: drop action emitRegistered',
    'wire from session session.registered to navigation location.request',
  ],
  'S10.d': [
    'A registration leaves no draft behind.',
    'wire from session session.registered to portal session.registered',
  ],
  'S11.a': [
    'Signing out makes its call.',
    'session.signingOut: drop invoke signOut',
    'session.signedIn | session.signOut | 0',
  ],
  'S11.b': [
    'Whatever the call answers, the session is cleared.',
    'session.signingOut | signOut onDone | 0',
    'session.signingOut | signOut onError | 0',
  ],
  'S11.c': ['Then the session is marked loaded.', 'session.signedOut: drop tag loaded'],
  'S11.d': [
    "'Logged Out' is shown.",
    'wire from session session.signedOut to portal session.signedOut',
    'portal | session.signedOut | 0: drop action showSignedOut',
  ],
  'S11.e': [
    'A network that does not answer keeps nobody signed in for more than 10 s.',
    'session.signingOut | after signOutLimit | 0',
    'session: delay signOutLimit',
  ],
  'S11.f': [
    'The token is cleared before the sign-out is announced, in this tab or another.',
    'session.signingOut | signOut onDone | 0: swap action clearToken with the next',
    'session.signingOut | signOut onError | 0: swap action clearToken with the next',
  ],
  'S11.g': [
    'Nothing that a user was told, asked or has chosen is left to the next one.',
    'condition 3 of session for toasts',
    'condition 4 of session for palette',
    'condition 5 of session for shadowLogin',
    'condition 10 of session, terms, navigation for palette',
  ],
  'S12.a': [
    'A 401 signs out.',
    ...['signedIn', 'restoring'].flatMap((state) => [
      `session.${state} | request.unauthorised | 0: drop`,
      `session.${state} | request.unauthorised | 0: stay`,
      `session.${state} | request.unauthorised | 0: go to …`,
      `session.${state} | request.unauthorised | 0: negate`,
    ]),
    'session.expiring: drop invoke signOutExpired',
  ],
  'S12.b': [
    'Not one of a call that ignores unauthorised errors, of an older token or of none.',
    'session.signedIn | request.unauthorised | 0: unguard',
    'session.restoring | request.unauthorised | 0: unguard',
    'machines/session/session.setup.ts | isCurrent && !isAnonymous && !ignoresUnauthorised -> !isAnonymous && !ignoresUnauthorised',
    'machines/session/session.setup.ts | isCurrent && !isAnonymous && !ignoresUnauthorised -> isCurrent && !ignoresUnauthorised',
    'machines/session/session.setup.ts | isCurrent && !isAnonymous && !ignoresUnauthorised -> isCurrent && !isAnonymous',
  ],
  'S12.c': [
    "Then 'Session expired' is shown, once the session is cleared.",
    'session.expiring | signOutExpired onDone | 0',
    'session.expiring | signOutExpired onError | 0',
  ],
  'S12.d': [
    'Many of them make one sign-out and one message.',
    'session.expiring | signOutExpired onDone | 0: drop action announce',
  ],
  'S12.e': [
    'A network that does not answer holds the message back for no more than 10 s.',
    'session.expiring | after signOutLimit | 0',
    'session: delay signOutLimit',
  ],
  'S12.f': [
    'The message leads to the login, which leads back.',
    'session.signedOut.expired | expiry.acknowledge | 0',
    'wire from session expiry.acknowledged to navigation location.request',
  ],
  'S13.a': [
    'A sign-in in another tab signs this one in, with nothing left of a former user.',
    'session.signedOut | token.seen | 0',
    'session.signedIn | token.seen | 0',
  ],
  'S13.b': [
    'A sign-out in another tab signs this one out.',
    'session.signedIn | token.seen | 1: drop',
    'session.signedIn | token.seen | 1: drop action …',
    'session.signedIn | token.seen | 1: go to …',
    'session.signedIn | token.seen | 1: swap with the next',
  ],
  'S13.c': [
    'An expired cookie is noticed without a request: told by all tabs, without a call.',
    'session.signedIn | token.seen | 2',
  ],
  'S13.d': [
    'A tab that has expired keeps its place, its text and its way back.',
    'condition 1 of session for navigation',
    'wire from session expiry.acknowledged to navigation location.request',
  ],
  'S13.e': [
    'The end of the session is announced once, two minutes ahead.',
    'sessionClock.running.counting | after untilWarning | 0',
    'sessionClock: delay untilWarning',
    'sessionClock.running.ending: drop entry showWarning',
  ],
  'S15.a': [
    'A suspended account sees a message, and nothing is left but to sign out.',
    'session.signedIn | account.suspended | 0: drop',
    'session.signedIn | account.suspended | 0: drop action …',
    'session.signedIn | account.suspended | 0: go to …',
    'session.signedOut.signingIn | account.suspended | 0: drop',
    'session.signedOut.signingIn | account.suspended | 0: drop action …',
    'session.signedOut.signingIn | account.suspended | 0: go to …',
  ],
  'S15.b': [
    'Only the token that is stored says so.',
    'session.signedIn | account.suspended | 0: unguard',
    'session.signedOut.signingIn | account.suspended | 0: unguard',
  ],
} as const satisfies Clauses;
