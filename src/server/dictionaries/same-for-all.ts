/** Reads of signed-in users whose answers change rarely and are the same for everybody: browsers ask whether they have. */
const reads: ReadonlySet<string> = new Set([
  'analytics.dictKpi',
  'choices.clicktagParams',
  'choices.countries',
  'choices.currencies',
  'choices.eventTypes',
  'choices.offerTags',
  'choices.partnerTrafficTypes',
  'choices.postbackParams',
  'dictionaries.approvalStatuses',
  'tags.byKind',
  'tags.category',
  'tags.city',
]);

export const isSameForAll = (call: string): boolean => reads.has(call);
