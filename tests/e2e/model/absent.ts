import type { ChartName } from '#machines/wiring.ts';
import type { CallName, ChartEvent, ScreenName } from './chart-types.ts';

/** Told by another chart, which is walked; or caused on a screen that a test of its own walks. */
type Reason = { toldBy: ChartName } | { testedBy: `tests/e2e/${string}.e2e.ts` };

const registration = { testedBy: 'tests/e2e/account.e2e.ts' } as const;
const failedScreen = { testedBy: 'tests/e2e/failed-chunks.e2e.ts' } as const;
const userUnknown = { testedBy: 'tests/e2e/failed-bootstrap.e2e.ts' } as const;
const unsavedForm = { testedBy: 'tests/e2e/leaving.e2e.ts' } as const;

/** Events that nobody causes on the screens that are walked, and why. */
export const absentEvents = {
  'session.register': registration,
  'form.held': unsavedForm,
  'form.released': unsavedForm,
  'leave.confirm': unsavedForm,
  'leave.cancel': unsavedForm,
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
} as const satisfies { [Type in ChartEvent]?: Reason };

/** Calls that are therefore never made. */
export const absentCalls = { register: registration } as const satisfies { [Name in CallName]?: Reason };

/** What is therefore never seen. */
export const absentScreens = {
  'leave-question': unsavedForm,
  'user-failed': userUnknown,
} as const satisfies {
  [Name in ScreenName]?: Reason;
};

const repeated =
  'The network does not ask for terms again that it has just accepted; tests/machines/terms.test.ts does.';
const pausing =
  'A pause of seconds would end by itself during a walk; tests/e2e/failed-bootstrap.e2e.ts moves the clock.';

const retriedScreen = 'Screens that failed to load are requested again in tests/e2e/failed-chunks.e2e.ts.';

/** Transitions that no page of the walk takes for another reason, by name. */
export const absentTransitions: Readonly<Record<string, string>> = {
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
  'session.signedIn.reloadingUser | user.reload | 0':
    'The dialog that asks for the user is busy until there is an answer; the transition stands behind that.',
  'session.signedIn.userUnknown.asking | xstate.error.actor.askForUser | 0': pausing,
  'session.signedIn.userUnknown.askingAgain | xstate.done.actor.askForUserAgain | 0': pausing,
  'session.signedIn.userUnknown.askingAgain | xstate.error.actor.askForUserAgain | 0': pausing,
  'session.signedIn.userUnknown.waiting | xstate.after.growingPause.session.signedIn.userUnknown.waiting | 0':
    pausing,
  'terms | user.loaded | 0': repeated,
  'terms.blocking.reloadingUser | user.loaded | 0': repeated,
  'navigation | location.request | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation | location.changed | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation.askingToLeave | location.changed | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation.askingToLeave | session.changed | 0': 'Only a form with unsaved changes holds a screen.',
};
