const day = 24 * 60 * 60_000;

/** In the last whole day (UTC) before an end: one at midnight leaves nothing of the day that it begins. */
export const lastDayBefore = (end: string): Date => new Date(Math.floor(Date.parse(end) / day) * day - 1);
