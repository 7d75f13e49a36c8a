import type { ChartName } from '#machines/wiring.ts';
import type { CallName, ChartEvent, ScreenName } from './chart-types.ts';

/** Told by another chart, which is walked; or caused on a screen that a test of its own walks. */
type Reason = { toldBy: ChartName } | { testedBy: `tests/e2e/${string}.e2e.ts` };

const registration = { testedBy: 'tests/e2e/account.e2e.ts' } as const;
const unsavedForm = { testedBy: 'tests/e2e/leaving.e2e.ts' } as const;

/** Events that nobody causes on the screens that are walked, and why. */
export const absentEvents = {
  'session.register': registration,
  'form.held': unsavedForm,
  'form.released': unsavedForm,
  'leave.confirm': unsavedForm,
  'leave.cancel': unsavedForm,
  'user.reload': { toldBy: 'terms' },
  'user.loaded': { toldBy: 'session' },
  'user.reloadFailed': { toldBy: 'session' },
  'session.ended': { toldBy: 'session' },
  'session.forgetErrors': { toldBy: 'navigation' },
  'session.changed': { toldBy: 'session' },
} as const satisfies { [Type in ChartEvent]?: Reason };

/** Calls that are therefore never made. */
export const absentCalls = { register: registration } as const satisfies { [Name in CallName]?: Reason };

/** What is therefore never seen. */
export const absentScreens = { 'leave-question': unsavedForm } as const satisfies {
  [Name in ScreenName]?: Reason;
};

/** Transitions that no page of the walk takes for another reason, by name. */
export const absentTransitions: Readonly<Record<string, string>> = {
  'navigation.guarding.applyingRules | always | 2':
    'A one-time token leaves the address before the charts begin (G3); the rule stands behind that.',
  'session.signedIn.reloadingUser | user.reload | 0':
    'The dialog that asks for the user is busy until there is an answer; the transition stands behind that.',
  'navigation | location.request | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation | location.changed | 0': 'Only a form with unsaved changes holds a screen.',
  'navigation.askingToLeave | session.changed | 0': 'Only a form with unsaved changes holds a screen.',
};
