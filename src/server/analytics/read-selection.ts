import { refuse, refuseField } from '../http/refusal.ts';
import { daysBetween } from './periods.ts';
import type { Selection } from './sources.ts';

type Query = {
  date_from: string;
  date_to: string;
  offer_id?: readonly number[] | undefined;
  country?: readonly string[] | undefined;
  os?: readonly string[] | undefined;
  device?: readonly string[] | undefined;
};

const longestPeriod = 366;
/** How many days are read row by row. */
export const longestRawPeriod = 31;

export function refuseLonger({ from, to }: Selection, days: number) {
  if (daysBetween(from, to) > days) {
    throw refuse('RANGE_TOO_LONG', { description: `The period may have ${days} days` });
  }
}

/** What a query of figures selects. Refuses periods that end before they begin or are too long. */
export function selectionOf(query: Query, partnerId: number): Selection {
  if (query.date_to < query.date_from) {
    throw refuseField('date_to', 'AFTER', 'The period ends before it begins');
  }
  const selection = {
    partnerId,
    from: query.date_from,
    to: query.date_to,
    offers: query.offer_id,
    countries: query.country,
    systems: query.os,
    devices: query.device,
  };
  refuseLonger(selection, longestPeriod);
  return selection;
}
