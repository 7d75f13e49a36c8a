import { setTimeout as wait } from 'node:timers/promises';
import { type HostCall, type Room, createHostQueues } from './host-queues.ts';

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

// A look takes the database's time from clicks: it rests four times as long.
const shortestRest = 50;
const restPerLook = 4;
const grace = 1000;

/** Makes the calls of all `claims`, host by host. */
export function createOutgoingCalls(claims: readonly ClaimCalls[]): OutgoingCalls {
  let looking = Promise.resolve();
  let isDue = false;
  let isClosed = false;
  let mayLookAt = 0;
  const queues = createHostQueues(wake);

  async function fill(claim: ClaimCalls, room: Room) {
    if (room.calls === 0) return;
    for (const call of await claim(room)) queues.add(call);
  }

  async function look() {
    await wait(Math.max(0, mayLookAt - performance.now()));
    isDue = false;
    if (isClosed) return;
    const started = performance.now();
    for (const claim of claims) {
      await fill(claim, queues.room.quick());
      await fill(claim, queues.room.others());
    }
    const ended = performance.now();
    mayLookAt = ended + Math.max(shortestRest, restPerLook * (ended - started));
  }

  function wake() {
    if (isDue || isClosed) return;
    isDue = true;
    looking = looking.then(look).catch((error: unknown) => console.error('outgoing calls:', error));
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
