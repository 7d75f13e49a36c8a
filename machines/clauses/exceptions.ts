import type { ClauseId } from './clauses.ts';

/** Why a clause is not met as it is written, who has decided that, and on which day. */
export type Exception = { reason: string; by: 'maintainers'; day: string };

const decided = { by: 'maintainers', day: '2026-11-25' } as const;

/** Clauses about something that the portal does not have. */
export const exceptions: { readonly [Id in ClauseId]?: Exception } = {
  'E14.f': {
    ...decided,
    reason: 'No popover opens by hovering: a press opens and closes it at once, so that nothing has to wait.',
  },
  'E14.g': {
    ...decided,
    reason: 'Tabs are links: nothing takes the focus away from them, so that nothing has to give it back.',
  },
};
