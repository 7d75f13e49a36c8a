import type { AnyEventObject } from 'xstate';
import { config } from '#contract/config.ts';
import { offers } from '#contract/offers.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { press } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import {
  answerCall,
  endSearch,
  goOffline,
  isProbing,
  loseCall,
  openWithPalette,
  retrySearch,
} from './connection-acts.ts';
import { fail, succeed, takeBack } from './searches.ts';
import { like, type Seen } from './seen.ts';

const probe = {
  endpoints: [config.get],
  answers: [undefined],
  refusals: [{ status: 0, code: 'NETWORK_ERROR' }],
  // Any other answer counts as that of a call before the probe has it.
  answer: async ({ network }: Walk, _: unknown, { type }: AnyEventObject) => {
    if (type.startsWith('xstate.done.')) {
      await network.fail({ call: 'config.get', status: 503, code: 'STORAGE_UNAVAILABLE' });
    }
    return false;
  },
};

/** Offers above the list: those that the publisher has not applied for. */
const isOfSuggested = (query: URLSearchParams) => query.get('approval_status') === 'none';

const dated = String.raw`Showing data from \d\d:\d\d:\d\d\.`;
const unreachable = like(new RegExp(String.raw`The network does not answer\. ${dated}`));
const offline = like(
  new RegExp(String.raw`You are offline\. Changes can be made once there is a connection\. ${dated}`),
);
const withoutBar: Partial<Seen> = {
  text: like(/^(?!.*(Showing data from|Connection restored|Data loading failed|Not loaded))/s),
  buttons: [],
};
/** The screen stays as it is while searches come and go. */
const wall: Partial<Seen> = { heading: 'Offer Wall' };

/** Of a publisher at the wall. Its regions share neither events nor data: each is walked while the other rests. */
export const connectionWalk = chartWalk(
  'connection',
  connectionMachine,
)({
  inputs: { start: { input: undefined, open: openWithPalette } },
  events: {
    'connection.lost': {
      samples: [{ since: 1 }],
      isPossible: (chart) => chart.matches({ retries: 'free' }),
      act: (walk, _, before) => goOffline(walk, before),
    },
    'connection.returned': { samples: [{}], act: ({ context }) => context.setOffline(false) },
    'call.answered': { samples: [{}], act: (walk, _, before) => answerCall(walk, before) },
    'call.unanswered': {
      samples: [{ since: 1 }],
      isPossible: (chart) => chart.matches({ retries: 'free' }),
      act: loseCall,
    },
    'connection.check': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ network: 'unreachable' }),
      act: ({ page }) => press(page, 'Try again'),
    },
    'query.answered': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ network: 'online' }),
      act: (walk, _, before) => endSearch(walk, before, succeed),
    },
    'query.failed': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ network: 'online' }),
      act: (walk, _, before) => endSearch(walk, before, fail),
    },
    'query.canceled': { samples: [{}], isPossible: isProbing, act: takeBack },
    'retry.request': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ network: 'online' }),
      act: (walk, _, before) => retrySearch(walk, before),
    },
  },
  calls: { askNetwork: probe, askNetworkAgain: probe },
  requests: {
    rows: { ...offers.list, isOwn: (asked) => !isOfSuggested(asked) },
    counts: offers.facets,
    suggested: { ...offers.list, isOwn: isOfSuggested },
  },
  isSlowed: true,
  part: { under: null, buttons: /^Try again/ },
  views: {
    'network.online': withoutBar,
    'network.doubting': withoutBar,
    'network.offline': { text: offline, buttons: [] },
    'network.unreachable': { text: unreachable, buttons: ['Try again'] },
    'network.asking': { text: unreachable, buttons: ['Try again busy'] },
    'network.restored': { text: like(/Connection restored/), buttons: [] },
    'retries.free': wall,
    'retries.recovered.once': wall,
    'retries.recovered.twice': wall,
    'retries.outage.ready': wall,
    'retries.outage.probing': wall,
    'retries.outage.pausing': wall,
    'retries.outage.readyAgain': wall,
    'retries.outage.probingAgain': wall,
    'retries.outage.spent': wall,
  },
  problems: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/],
});
