import type { ApiContract } from './index.ts';

type WritingIn<R extends keyof ApiContract> = {
  [O in keyof ApiContract[R] & string]: ApiContract[R][O] extends { method: 'GET' } ? never : `${R}.${O}`;
}[keyof ApiContract[R] & string];

/** The name of every call that is no GET, as `campaigns.update`. A table of them is incomplete until it names each. */
export type WritingCall = { [R in keyof ApiContract]: WritingIn<R> }[keyof ApiContract];
