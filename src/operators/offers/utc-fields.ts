/** What a field of day and time holds, in UTC, as an instant; null where it is empty. */
export const instantOf = (typed: string): string | null =>
  typed === '' ? null : new Date(`${typed.replace(' ', 'T')}Z`).toISOString();

/** An instant as such a field holds it. */
export const fieldOf = (instant: string | null | undefined): string =>
  instant ? instant.slice(0, 19).replace('T', ' ') : '';
