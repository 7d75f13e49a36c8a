import type { Clauses } from './clause.ts';

export const termsClauses = {
  'T1.a': [
    'Pending terms bring up a dialog that covers the portal.',
    'terms | user.loaded | 1: drop',
    'terms | user.loaded | 1: stay',
    'terms | user.loaded | 1: go to …',
    'terms.blocking: drop tag blocking',
    'wire from session user.loaded to terms user.loaded',
  ],
  'T1.b': [
    'Nothing but its own two buttons and the end of the session closes it.',
    "machines/wiring.ts | condition(['session'], 'terms', ({ session }) => (isInUse(session) ? null : ended)), -> condition(['session', 'navigation'], 'terms', ({ session, navigation }) => (isInUse(session) && !navigation.hasTag('busy') ? null : ended)),",
  ],
  'T1.c': [
    'It follows the newest user data, wherever that came from.',
    'session.signedIn.idle | user.arrived | 0',
    'terms | user.loaded | 0',
    'terms | user.loaded | 2',
  ],
  'T1.d': [
    'A user who could not be loaded is requested again after pauses that grow.',
    'session.signedIn.userUnknown.waiting | after growingPause | 0',
    'session.signedIn.userUnknown.askingAgain | askForUserAgain onDone | 0',
    'session: delay growingPause',
  ],
  'T1.g': [
    'A user who does not arrive within 20 s counts as one who could not be loaded.',
    'session.signedIn.userUnknown.asking | after startLimit | 0',
    'session.signedIn.userUnknown.askingAgain | after startLimit | 0',
    'session: delay startLimit',
  ],
  'T2.a': [
    'Accept does nothing but remind while the box is not ticked.',
    'terms.blocking.unticked | terms.accept | 0',
  ],
  'T2.b': [
    'The box can be ticked and unticked.',
    'terms.blocking.unticked | terms.tick | 0: drop',
    'terms.blocking.ticked | terms.untick | 0',
  ],
  'T2.c': [
    'Accept works once the box is ticked.',
    'terms.blocking.ticked | terms.accept | 0: drop',
    'terms.blocking.ticked | terms.accept | 0: stay',
    'terms.blocking.ticked | terms.accept | 0: go to …',
  ],
  'T3.a': ['Accept sends the acceptance.', 'terms.blocking.ticked | terms.accept | 0'],
  'T3.e': [
    'What is accepted is the version of the terms that is on screen.',
    "src/app/shell/terms-dialog.tsx | terms.send({ type: 'terms.accept', tos }); -> terms.send({ type: 'terms.accept', tos: '2026-11' });",
    "machines/terms/terms.machine.ts | return { tos: event.tos }; -> return { tos: '2026-11' };",
  ],
  'T3.b': [
    'Then the user is reloaded, which closes the dialog.',
    'terms.blocking.reloadingUser: drop entry emitReload',
    'wire from terms user.reload to session user.reload',
    'terms.blocking.accepting | acceptTerms onDone | 0',
  ],
  'T3.c': [
    'When that fails the busy state clears and the dialog stays, without a message.',
    'terms.blocking.accepting | acceptTerms onError | 0',
    'terms.blocking.reloadingUser | user.reloadFailed | 0',
    'wire from session user.reloadFailed to terms user.reloadFailed',
  ],
  'T3.d': [
    'Without an answer for 20 s to either call the same is done.',
    'terms.blocking.accepting | after answerLimit | 0',
    'terms: delay answerLimit',
    'session.signedIn.reloadingUser | after startLimit | 0: drop…',
  ],
  'T4.a': [
    'Decline signs out.',
    'terms.blocking.unticked | terms.decline | 0',
    'terms.blocking.ticked | terms.decline | 0',
    'wire from terms signOut.request to navigation signOut.request',
    'wire from navigation session.signOut to session session.signOut',
  ],
  'T4.b': [
    'Declining leads to the login.',
    'wire from session session.signedOut to navigation location.request',
    'condition 2 of session for terms',
  ],
  'T4.c': [
    'Nothing can be pressed while the dialog is busy.',
    'terms.blocking.accepting: drop tag busy',
    'terms.blocking.reloadingUser: drop tag busy',
    'terms.blocking.declining: drop tag busy',
  ],
  'T5.a': [
    'An operator who acts as the publisher is not asked.',
    'terms | user.loaded | 1: unguard',
    'machines/terms/terms.machine.ts | mustAccept: (_, { shadowed, pendingTerms }: SessionUser) => pendingTerms !== null && !shadowed -> mustAccept: (_, { pendingTerms }: SessionUser) => pendingTerms !== null',
  ],
} as const satisfies Clauses;
