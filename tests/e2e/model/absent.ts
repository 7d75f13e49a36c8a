import type { ChartName } from '#machines/wiring.ts';
import type { CallName, ChartEvent, ScreenName } from './chart-types.ts';

/** Told by another chart, which is walked; or caused on a screen that a test of its own walks. */
type Reason = { toldBy: ChartName } | { testedBy: `tests/e2e/${string}.e2e.ts` };

const registration = { testedBy: 'tests/e2e/account.e2e.ts' } as const;
const failedScreen = { testedBy: 'tests/e2e/failed-chunks.e2e.ts' } as const;
const userUnknown = { testedBy: 'tests/e2e/failed-bootstrap.e2e.ts' } as const;
const secondFactor = { testedBy: 'tests/e2e/second-factor.e2e.ts' } as const;
const unansweredLink = { testedBy: 'tests/e2e/session.e2e.ts' } as const;
const unsavedForm = { testedBy: 'tests/e2e/leaving.e2e.ts' } as const;

/** Events that nobody causes on the screens that are walked, and why. */
export const absentEvents = {
  'session.register': registration,
  'session.signInWithPasskey': secondFactor,
  'factor.prove': secondFactor,
  'link.retry': unansweredLink,
  'factor.cancel': secondFactor,
  'factor.setupRequired': secondFactor,
  'factor.added': secondFactor,
  'form.held': unsavedForm,
  'form.released': unsavedForm,
  'leave.confirm': unsavedForm,
  'leave.cancel': unsavedForm,
  'token.used': { testedBy: 'tests/e2e/tabs.e2e.ts' },
  'user.reload': { toldBy: 'terms' },
  'user.arrived': userUnknown,
  'user.retry': userUnknown,
  'user.loaded': { toldBy: 'session' },
  'user.reloadFailed': { toldBy: 'session' },
  'session.ended': { toldBy: 'session' },
  'session.signingOut': { toldBy: 'navigation' },
  'session.forgetErrors': { toldBy: 'navigation' },
  'connection.returned': failedScreen,
  'session.changed': { toldBy: 'session' },
  'session.signedIn': { toldBy: 'session' },
} as const satisfies { [Type in ChartEvent]?: Reason };

/** Calls that are therefore never made. */
export const absentCalls = {
  register: registration,
  signInWithPasskey: secondFactor,
  proveFactor: secondFactor,
} as const satisfies { [Name in CallName]?: Reason };

/** What is therefore never seen. */
export const absentScreens = {
  'leave-question': unsavedForm,
  'user-failed': userUnknown,
  'second-factor': secondFactor,
  'second-factor-busy': secondFactor,
  'factor-setup': secondFactor,
} as const satisfies {
  [Name in ScreenName]?: Reason;
};

const repeated =
  'The network does not ask for terms again that it has just accepted; tests/machines/terms.test.ts does.';
const pausing =
  'A pause of seconds would end by itself during a walk; tests/e2e/failed-bootstrap.e2e.ts moves the clock.';

const retriedScreen = 'Screens that failed to load are requested again in tests/e2e/failed-chunks.e2e.ts.';

const secondStep = 'Nobody in the walk has a second factor; tests/e2e/second-factor.e2e.ts has one.';

const silence = 'The walk answers every call in time; tests/machines/limits.test.ts lets the time pass.';

const triedAgain = 'The link of a walk is answered; tests/e2e/session.e2e.ts tries one again.';

const dataOnItsWay =
  'Data arrives within milliseconds of the code or not: chance decides; tests/machines/limits.test.ts lets the time pass.';

/** Transitions that no page of the walk takes for another reason, by name. */
export const absentTransitions: Readonly<Record<string, string>> = {
  'session.signedIn.loadingReferenceData | xstate.after.startLimit.session.signedIn.loadingReferenceData | 0':
    silence,
  'session.signedOut.exchangingAgain | xstate.after.startLimit.session.signedOut.exchangingAgain | 0':
    silence,
  'session.signedOut.exchangingAgain | account.suspended | 0': triedAgain,
  'session.signedOut.exchangingAgain | xstate.done.actor.exchangeAgain | 0': triedAgain,
  'session.signedOut.exchangingAgain | xstate.error.actor.exchangeAgain | 0': triedAgain,
  'session.exchangingOneTimeToken | xstate.after.startLimit.session.exchangingOneTimeToken | 0': silence,
  'session.restoring | xstate.after.startLimit.session.restoring | 0': silence,
  'session.probingUser | xstate.after.startLimit.session.probingUser | 0': silence,
  'session.probingUser | xstate.after.startLimit.session.probingUser | 1': silence,
  'session.signedIn.reloadingUser | xstate.after.startLimit.session.signedIn.reloadingUser | 0': silence,
  'terms.blocking.accepting | xstate.after.answerLimit.terms.blocking.accepting | 0': silence,
  'session.signingOut | xstate.after.signOutLimit.session.signingOut | 0': silence,
  'session.expiring | xstate.after.signOutLimit.session.expiring | 0': silence,
  'navigation.guarding.loadingScreen | xstate.done.actor.loadScreen | 0': dataOnItsWay,
  'navigation.guarding.awaitingData | xstate.done.actor.awaitData | 0': dataOnItsWay,
  'navigation.guarding.awaitingData | xstate.error.actor.awaitData | 0': dataOnItsWay,
  'navigation.guarding.awaitingData | xstate.after.dataPatience.navigation.guarding.awaitingData | 0':
    dataOnItsWay,
  'navigation.guarding.applyingRules | always | 3':
    'A one-time token leaves the address before the charts begin (G3); the rule stands behind that.',
  'navigation.guarding.applyingRules | always | 1':
    'No link and no way back of the walk ends with a slash (A3).',
  'navigation.guarding.committingFailure | always | 0':
    'No walk loses the screen that it begins with: the page asks for that one before its charts begin.',
  'navigation.screenFailed.waiting | xstate.after.untilNextAttempt.navigation.screenFailed.waiting | 0':
    retriedScreen,
  'navigation.screenFailed.asking | xstate.done.actor.loadScreenAgain | 0': retriedScreen,
  'navigation.screenFailed.asking | xstate.error.actor.loadScreenAgain | 0': retriedScreen,
  'navigation.idle | signOut.request | 0': 'Only a form with unsaved changes holds a screen.',
  'session.signedOut.signingIn | xstate.error.actor.signIn | 0': secondStep,
  'session.signedOut.signingInWithPasskey | account.suspended | 0': secondStep,
  'session.signedOut.secondFactor | session.forgetErrors | 0': secondStep,
  'session.signedOut.secondFactor.checking | account.suspended | 0': secondStep,
  'session.signedOut.secondFactor.waiting | xstate.after.challengeLife.session.signedOut.secondFactor.waiting | 0':
    secondStep,
  'session.signedIn.reloadingUser | user.reload | 0':
    'The dialog that asks for the user is busy until there is an answer; the transition stands behind that.',
  'session.signedIn.userUnknown.asking | xstate.error.actor.askForUser | 0': pausing,
  'session.signedIn.userUnknown.askingAgain | xstate.done.actor.askForUserAgain | 0': pausing,
  'session.signedIn.userUnknown.askingAgain | xstate.error.actor.askForUserAgain | 0': pausing,
  'session.signedIn.userUnknown.waiting | xstate.after.growingPause.session.signedIn.userUnknown.waiting | 0':
    pausing,
  'session.signedIn.userUnknown.asking | xstate.after.startLimit.session.signedIn.userUnknown.asking | 0':
    silence,
  'session.signedIn.userUnknown.askingAgain | xstate.after.startLimit.session.signedIn.userUnknown.askingAgain | 0':
    silence,
  'terms | user.loaded | 0': repeated,
  'terms.blocking.reloadingUser | user.loaded | 0': repeated,
  'navigation | location.request | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation | location.changed | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation.askingToLeave | location.changed | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation.askingToLeave | session.changed | 0': 'Only a form with unsaved changes holds a screen.',
};
