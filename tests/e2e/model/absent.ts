import type { ChartName } from '#machines/wiring.ts';
import type { RouteName } from '#routes';
import type { ChartEvent, SessionCall } from './chart-types.ts';

/** A screen that does not exist yet: once it does, its name does not compile here any more. */
type Missing<Name extends string> = Name extends RouteName ? never : Name;
type Reason = { waitsFor: Missing<'register'> } | { toldBy: ChartName };

/** Events that no visitor, no answer and no other tab can cause, and why. */
export const absentEvents = {
  'session.register': { waitsFor: 'register' },
  'user.reload': { toldBy: 'terms' },
  'session.forgetErrors': { toldBy: 'navigation' },
  'session.changed': { toldBy: 'session' },
} as const satisfies { [Type in ChartEvent]?: Reason };

/** Calls that are therefore never made: nobody who is walked here has terms to accept. */
export const absentCalls = {
  register: { waitsFor: 'register' },
  reloadUser: { toldBy: 'terms' },
} as const satisfies { [Id in SessionCall]?: Reason };
