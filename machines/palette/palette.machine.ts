import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

type PaletteContext = {
  /** Ids, the latest first. */
  recent: readonly string[];
};

type PaletteEvent =
  /** Whether the portal is free to be used: nothing blocks it and somebody is signed in. */
  | { type: 'portal.freed' }
  | { type: 'portal.blocked' }
  | { type: 'palette.toggle' }
  | { type: 'palette.close' }
  | { type: 'palette.choose'; id: string }
  /** A link is to be built: for which offer? */
  | { type: 'palette.askForOffer' }
  | { type: 'palette.back' }
  | { type: 'session.ended' };

const most = 6;
const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

const paletteSetup = setup({
  types: chartTypes<{ context: PaletteContext; events: PaletteEvent; tags: 'open' | 'choosingOffer' }>(),
  actions: {
    remember: assign({
      recent: ({ context }, { id }: { id: string }) =>
        [id, ...context.recent.filter((other) => other !== id)].slice(0, most),
    }),
    forget: assign({ recent: [] }),
  },
});

const choose = { target: '#palette.closed', actions: { type: 'remember', params: idOf } } as const;

export const paletteMachine = paletteSetup.createMachine({
  id: 'palette',
  description: 'Pages, actions, offers, campaigns and links by their names, from everywhere.',
  context: { recent: [] },
  initial: 'barred',
  on: {
    'portal.blocked': { target: '.barred', meta: { spec: ['T1', 'S12'] } },
    'session.ended': {
      target: '.barred',
      description: 'The next user must not see these choices.',
      actions: 'forget',
      meta: { spec: ['S11', 'S12'] },
    },
  },
  states: {
    barred: {
      description: 'Nobody is signed in, or something has to be answered first.',
      meta: { spec: ['T1', 'S12'], screen: 'palette-closed' },
      on: { 'portal.freed': { target: 'closed', meta: { spec: ['A5'] } } },
    },
    closed: {
      description: 'It waits for its key or its button.',
      meta: { spec: ['A5'], screen: 'palette-closed' },
      on: { 'palette.toggle': { target: 'open', meta: { spec: ['A5'] } } },
    },
    open: {
      description: 'Something is looked for.',
      meta: { spec: ['A5'] },
      tags: ['open'],
      initial: 'searching',
      on: {
        'palette.toggle': { target: 'closed', meta: { spec: ['A5'] } },
        'palette.close': { target: 'closed', meta: { spec: ['A5'] } },
        'palette.choose': {
          ...choose,
          description: 'It is remembered, and offered first the next time.',
          meta: { spec: ['A5'] },
        },
      },
      states: {
        searching: {
          description: 'Everything can be found.',
          meta: { spec: ['A5'], screen: 'palette-open' },
          on: { 'palette.askForOffer': { target: 'choosingOffer', meta: { spec: ['O5'] } } },
        },
        choosingOffer: {
          description: 'The offers that a link can be built for.',
          meta: { spec: ['O5'], screen: 'palette-offers' },
          tags: ['choosingOffer'],
          on: {
            'palette.back': { target: 'searching', meta: { spec: ['A5'] } },
          },
        },
      },
    },
  },
});
