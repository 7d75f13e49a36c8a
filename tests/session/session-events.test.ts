import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { presence } from '#contract/first-calls.ts';
import { originOf } from '#portal/origins.ts';
import { reportRefusal, reportToken } from '#portal/session.ts';
import type { TokenEvent } from '#portal/token-watch.ts';
import { stubBrowser } from '../properties/browser-stubs.ts';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

/** A session that notes what it is sent, and takes `taken` alone. */
function noting(taken: readonly string[]) {
  const sent: { type: string }[] = [];
  const session = {
    send: (event: { type: string }) => void sent.push(event),
    // What is asked of a snapshot here.
    getSnapshot: () => ({ can: ({ type }: { type: string }) => taken.includes(type) }),
  } as unknown as Parameters<typeof reportToken>[0];
  return { session, sent };
}

const seen: TokenEvent = { type: 'token.seen', token: null, announced: null, noted: 'expired' };
const used: TokenEvent = { type: 'token.used', token: 'a' };

test.each([
  { title: 'a look that changes nothing is left out of the event log', taken: [], event: seen, sends: [] },
  { title: 'a look that changes something is not', taken: ['token.seen'], event: seen, sends: [seen] },
  { title: 'what is more than a look never is', taken: [], event: used, sends: [used] },
])('[S13] $title', ({ taken, event, sends }) => {
  const { session, sent } = noting(taken);
  reportToken(session, event);
  expect(sent).toEqual(sends);
});

test('[S12] [M3] a refusal comes of the chart that made the call, or of the one the cache asked for, if there is a cache', () => {
  const [ofCall, ofCache] = [{}, {}];
  const { session, sent } = noting([]);
  const error = new ApiError({ status: 401 });
  const call = { error, endpoint: presence.profile, authorization: null, ignoresUnauthorised: false };
  const data = { callerOf: () => ofCache };
  reportRefusal(session, { ...call, caller: ofCall }, data);
  reportRefusal(session, { ...call, caller: undefined }, data);
  reportRefusal(session, { ...call, caller: undefined });
  expect(sent.map((event) => originOf(event))).toEqual([ofCall, ofCache, undefined]);
  expect(sent[0]).toEqual({
    type: 'request.unauthorised',
    isCurrent: true,
    isAnonymous: true,
    ignoresUnauthorised: false,
  });
});
