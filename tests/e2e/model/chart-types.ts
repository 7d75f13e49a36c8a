import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ChartMeta } from '#machines/lib/effect.ts';
import type { navigationMachine } from '#machines/navigation.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';

/** Every `meta.screen` that a chart may carry. */
export type ScreenName = NonNullable<ChartMeta['screen']>;
/** The id of every call that the session chart makes. */
export type SessionCall = keyof SnapshotFrom<typeof sessionMachine>['children'];
/** Every event that a chart can be sent. */
export type ChartEvent = EventFrom<typeof sessionMachine | typeof navigationMachine>['type'];
