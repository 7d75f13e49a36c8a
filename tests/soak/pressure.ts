import { setTimeout as wait } from 'node:timers/promises';
import { analytics, typical } from '../bench/network-served.ts';
import { shareOf } from '../bench/samples.ts';
import type { Network } from '../support/network.ts';

const callers = 2;
const rest = 100;

// Publishers who call a network continuously, one call after the other, until stopped.
export async function startPressure({ url, signIn }: Network) {
  const { access_token: token } = await signIn('publisher');
  const headers = { authorization: `Bearer ${token}` };
  const paths = [...Object.values(typical), ...Object.values(analytics)];
  const end = new AbortController();
  let latencies: number[] = [];
  let failed = 0;
  const request = async (path: string) => {
    const started = performance.now();
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    latencies.push(performance.now() - started);
    if (answer.status >= 400) failed += 1;
  };
  const callAll = async () => {
    for (let nth = 0; !end.signal.aborted; nth = (nth + 1) % paths.length) {
      await request(paths[nth] ?? '');
      await wait(rest);
    }
  };
  const over = Promise.all(Array.from({ length: callers }, callAll));
  return {
    /** Durations of the calls since the last take, in ms. */
    take() {
      const figures = {
        calls: latencies.length,
        p50: shareOf(latencies, 0.5),
        p99: shareOf(latencies, 0.99),
        failed,
      };
      [latencies, failed] = [[], 0];
      return figures;
    },
    stop: async () => {
      end.abort();
      await over;
    },
  };
}
