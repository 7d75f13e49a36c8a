import { assign, emit, setup } from 'xstate';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect } from '../lib/effect.ts';

const calls = { loadConfiguration: effect('loadConfiguration') };

/** What the app provides: the call, which resolves once the configuration is there for everything to read. */
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

/** Whether the configuration of the network is there; until then defaults stand in for it (C1). */
export const configurationMachine = configurationSetup.createMachine({
  id: 'configuration',
  description: 'Asks for the configuration until it is there, with growing pauses.',
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
      description: 'It could not be loaded: the next attempt follows after a pause, which grows.',
      meta: { spec: ['C1'], screen: 'settings-bar' },
      tags: ['failed'],
      on: { 'configuration.retry': { target: 'askingAgain', meta: { spec: ['C1'] } } },
      after: { growingPause: { target: 'askingAgain', meta: { spec: ['C1'] } } },
    },
    askingAgain: {
      description: 'It is asked for again.',
      meta: { spec: ['C1'], screen: 'settings-bar' },
      tags: ['failed', 'asking'],
      invoke: { ...load, id: 'loadConfigurationAgain' },
    },
    loaded: {
      description: 'It is there, and everything on screen follows it.',
      meta: { spec: ['C1'], screen: 'without-settings-bar' },
      tags: ['loaded'],
      entry: 'emitLoaded',
    },
  },
});
