import type { ClauseId } from './clauses.ts';

/** Clauses about something that the portal does not have, and why it does not need it. */
export const exceptions: { readonly [Id in ClauseId]?: string } = {
  'E14.f': 'No popover opens by hovering: a press opens and closes it at once, so that nothing has to wait.',
  'E14.g': 'Tabs are links: nothing takes the focus away from them, so that nothing has to give it back.',
};
