import type { EventFrom } from 'xstate';
import type { ScreenOf } from '#machines/lib/screens.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionEffects } from '#machines/session/session.setup.ts';
import type { TermsUpdateEffects, termsMachine } from '#machines/terms/terms.machine.ts';

/** Every `meta.screen` of the charts that are walked in a browser. */
export type ScreenName = ScreenOf<'session' | 'navigation' | 'terms'>;
/** Every call that these charts make, but for the script of a screen. */
export type CallName = keyof SessionEffects['actors'] | keyof TermsUpdateEffects['actors'];
/** Every event that these charts can be sent. */
export type ChartEvent = EventFrom<
  typeof sessionMachine | typeof navigationMachine | typeof termsMachine
>['type'];
