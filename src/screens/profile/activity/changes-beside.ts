import type { ActivityChange } from '#contract/activity.ts';
import type { WritingCall } from '#contract/writing-calls.ts';

// The title of such an entry says it already: 'Resumed an offer'.
const saidByTitle: Partial<Record<WritingCall, string>> = {
  'offerActions.pause': 'paused',
  'offerActions.unpause': 'paused',
  'campaigns.pause': 'status',
  'campaigns.unpause': 'status',
  'postbacks.setDefault': 'is_default',
};
const byCall: ReadonlyMap<string, string> = new Map(Object.entries(saidByTitle));

/** The changes that the title of an entry does not name itself. */
export const changesBeside = (call: string, changes: readonly ActivityChange[]): readonly ActivityChange[] =>
  changes.filter(({ field }) => field !== byCall.get(call));
