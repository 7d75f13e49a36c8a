import type { ApiContract } from '../index.ts';

/** For example `offers.list`. */
export type CallName = {
  [Resource in keyof ApiContract]: `${Resource}.${keyof ApiContract[Resource] & string}`;
}[keyof ApiContract];
