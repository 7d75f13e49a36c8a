import PQueue from 'p-queue';
import { isStorageFailure } from '../database/storage-failure.ts';
import { describeFailure } from '../failure-words.ts';
import { log } from '../observing/log.ts';

/** A claimed call. It makes no call and gives up its claim once `signal` is aborted. */
export type HostCall = { host: string; make: (signal: AbortSignal) => Promise<{ isQuick: boolean }> };
/** Which calls may be claimed: how many, how many a host, and of which hosts. */
export type Room = { calls: number; perHost: number; quick: string[]; busy: string[]; isForQuick: boolean };

const callsAtOnce = 200;
const callsPerHost = 4;
const callsPerClaim = 100;
/** Slow calls end together; a click waits for at most one such write of the embedded database. */
export const outcomesPerWrite = 25;
const rememberedHosts = 1000;

/** In a line; that the disk takes nothing more, the database says once. */
export function reportCallFailure(what: string, error: unknown) {
  if (!isStorageFailure(error)) log.error(`${what}: ${describeFailure(error)}`);
}

/**
 * Calls wait in a queue for each host, and hosts in one of two lanes: those whose last answer came quickly, and all
 * others. However many hosts are slow, they make each other wait and nobody else.
 */
export function createHostQueues(onFree: () => void) {
  const lanes = {
    quick: new PQueue({ concurrency: callsAtOnce }),
    others: new PQueue({ concurrency: callsAtOnce }),
  };
  const hosts = new Map<string, PQueue>();
  const quick = new Set<string>();
  const stopped = new AbortController();

  function remember(host: string, isQuick: boolean) {
    quick.delete(host);
    if (isQuick) quick.add(host);
    const [oldest = ''] = quick;
    if (quick.size > rememberedHosts) quick.delete(oldest);
  }

  function queueOf(host: string) {
    const open = hosts.get(host);
    if (open) return open;
    const queue = new PQueue({ concurrency: callsPerHost });
    queue.addEventListener('idle', () => {
      hosts.delete(host);
      onFree();
    });
    hosts.set(host, queue);
    return queue;
  }

  async function makeInLane({ host, make }: HostCall) {
    const lane = quick.has(host) ? lanes.quick : lanes.others;
    const { isQuick } = await lane.add(() => make(stopped.signal));
    remember(host, isQuick);
  }

  const roomIn = (name: keyof typeof lanes): Room => ({
    calls: Math.max(0, Math.min(callsPerClaim, callsAtOnce - lanes[name].size - lanes[name].pending)),
    perHost: callsPerHost,
    quick: [...quick],
    busy: [...hosts.keys()],
    isForQuick: name === 'quick',
  });

  return {
    room: { quick: () => roomIn('quick'), others: () => roomIn('others') },
    add: (call: HostCall) => {
      queueOf(call.host)
        .add(() => makeInLane(call))
        .catch((error: unknown) => reportCallFailure(`call to ${call.host}`, error));
    },
    isIdle: () => hosts.size === 0,
    idle: () => Promise.all([...hosts.values()].map((queue) => queue.onIdle())),
    /** Ends the calls under way; those that wait give up their claims. */
    stop: () => stopped.abort(),
  };
}
