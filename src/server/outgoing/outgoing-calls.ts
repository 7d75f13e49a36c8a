import { setTimeout as wait } from 'node:timers/promises';
import { type HostCall, type Room, createHostQueues, reportCallFailure } from './host-queues.ts';

/** Claims calls that are due, so that no other process makes them. */
export type ClaimCalls = (room: Room) => Promise<HostCall[]>;
export type OutgoingCalls = {
  /** Looks for calls that are due, and makes them without anybody waiting. */
  wake: () => void;
  /** For tests: when every call that is due has been made. */
  settled: () => Promise<void>;
  /** Lets the calls under way finish for a second, then ends them. */
  close: () => Promise<void>;
};

// A claim takes the database's time from clicks: it is followed by a rest four times as long.
const shortestRest = 50;
const restPerClaim = 4;
const grace = 1000;

/** Makes the calls of all `claims`, host by host. */
export function createOutgoingCalls(claims: readonly ClaimCalls[]): OutgoingCalls {
  let looking = Promise.resolve();
  let isDue = false;
  let isClosed = false;
  let mayClaimAt = 0;
  const queues = createHostQueues(wake);

  // Rests before each claim: clicks wait for one at most, however many lanes there are.
  async function fill(claim: ClaimCalls, lane: keyof typeof queues.room) {
    await wait(Math.max(0, mayClaimAt - performance.now()));
    const room = queues.room[lane]();
    if (isClosed || room.calls === 0) return;
    const started = performance.now();
    const claimed = await claim(room);
    for (const call of claimed) queues.add(call);
    const ended = performance.now();
    mayClaimAt = ended + restPerClaim * (ended - started);
    if (claimed.length === room.calls) wake();
  }

  async function look() {
    await wait(Math.max(shortestRest, mayClaimAt - performance.now()));
    isDue = false;
    for (const claim of claims) {
      await fill(claim, 'quick');
      await fill(claim, 'others');
    }
  }

  function wake() {
    if (isDue || isClosed) return;
    isDue = true;
    looking = looking.then(look).catch((error: unknown) => reportCallFailure('outgoing calls', error));
  }

  async function settled() {
    for (let seen = null; seen !== looking || !queues.isIdle();) {
      seen = looking;
      await seen;
      await queues.idle();
    }
  }

  return {
    wake,
    settled,
    close: async () => {
      isClosed = true;
      await looking;
      await Promise.race([queues.idle(), wait(grace, null, { ref: false })]);
      queues.stop();
      await queues.idle();
    },
  };
}
