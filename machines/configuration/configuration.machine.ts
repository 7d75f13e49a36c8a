import { assign, emit, setup } from 'xstate';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect } from '../lib/effect.ts';

/** What another chart needs to know of it. */
type Loaded = { isShadowReadOnly: boolean };

const calls = { loadConfiguration: effect<Loaded>('loadConfiguration') };

/** The call resolves once the configuration can be read by all. */
export type ConfigurationEffects = { actors: typeof calls };

const loadedOf = ({ event }: { event: { output: Loaded } }) => event.output;

const configurationSetup = setup({
  types: chartTypes<{
    context: Attempts;
    events: { type: 'configuration.retry' };
    emitted: { type: 'configuration.loaded' } & Loaded;
    tags: 'loaded' | 'failed' | 'asking';
  }>(),
  actors: calls,
  actions: {
    countAttempt: assign({ attempts: oneMore }),
    emitLoaded: emit((_, { isShadowReadOnly }: Loaded) => ({
      type: 'configuration.loaded' as const,
      isShadowReadOnly,
    })),
  },
  delays: { growingPause },
});

const load = {
  id: 'loadConfiguration',
  src: 'loadConfiguration',
  onDone: {
    target: 'loaded',
    actions: { type: 'emitLoaded', params: loadedOf },
    meta: { spec: ['C1'] },
  },
  onError: { target: 'waiting', actions: 'countAttempt', meta: { spec: ['C1'] } },
} as const;

export const configurationMachine = configurationSetup.createMachine({
  id: 'configuration',
  description: 'Requests the configuration until it has loaded, with growing pauses.',
  context: { attempts: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The first request is under way: the first screen waits for it.',
      meta: { spec: ['C1'], screen: 'without-settings-bar' },
      tags: ['asking'],
      invoke: load,
    },
    waiting: {
      description: 'It failed to load: the next attempt follows after a pause, which grows.',
      meta: { spec: ['C1'], screen: 'settings-bar' },
      tags: ['failed'],
      on: { 'configuration.retry': { target: 'askingAgain', meta: { spec: ['C1'] } } },
      after: { growingPause: { target: 'askingAgain', meta: { spec: ['C1'] } } },
    },
    askingAgain: {
      description: 'It is requested again.',
      meta: { spec: ['C1'], screen: 'settings-bar' },
      tags: ['failed', 'asking'],
      invoke: { ...load, id: 'loadConfigurationAgain' },
    },
    loaded: {
      description: 'It has loaded, and everything on screen follows it.',
      meta: { spec: ['C1'], screen: 'without-settings-bar' },
      tags: ['loaded'],
    },
  },
});
