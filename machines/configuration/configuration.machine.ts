import { assign, emit, setup } from 'xstate';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect } from '../lib/effect.ts';

const calls = { loadConfiguration: effect('loadConfiguration') };

/** The call resolves once the configuration can be read by all. */
export type ConfigurationEffects = { actors: typeof calls };

const configurationSetup = setup({
  types: chartTypes<{
    context: Attempts;
    events: { type: 'configuration.retry' };
    emitted: { type: 'configuration.loaded' } | { type: 'configuration.failed' };
    tags: 'loaded' | 'failed' | 'asking';
  }>(),
  actors: calls,
  actions: {
    countAttempt: assign({ attempts: oneMore }),
    emitLoaded: emit({ type: 'configuration.loaded' }),
    emitFailed: emit({ type: 'configuration.failed' }),
  },
  delays: { growingPause },
});

const load = {
  id: 'loadConfiguration',
  src: 'loadConfiguration',
  onDone: { target: 'loaded', meta: { spec: ['C1'] } },
  onError: { target: 'waiting', actions: ['countAttempt', 'emitFailed'], meta: { spec: ['C1'] } },
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
      entry: 'emitLoaded',
    },
  },
});
