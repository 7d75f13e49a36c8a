import * as z from 'zod/mini';

const number = z.string().check(z.regex(/^\d{1,15}$/));

/** What a publisher has, by the parameters of the API page's address: its examples name these. */
export const ownIds = {
  offer: number,
  campaign: number,
  link: number,
  sub: z.string().check(z.minLength(1), z.maxLength(100)),
  approval: number,
  clicktag: number,
  postback: number,
  report: number,
  payment: number,
  inquiry: number,
  conversion: z.uuid(),
  tag: number,
  entry: number,
};
export type OwnId = keyof typeof ownIds;
