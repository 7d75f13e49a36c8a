import { emit, enqueueActions, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import { offerCommandMachine, type Commanded } from '../offer-command/offer-command.machine.ts';

type OfferCommandsEvent = { type: 'subject.add'; subject: Commanded } | { type: 'session.ended' };

type ActorId = `${Commanded['kind']}.${number}`;
type Addition = { subject: Commanded };

/** The actor that carries out the commands on an offer or a campaign, by its id among the children. */
export const actorOf = ({ kind, id }: Commanded): ActorId => `${kind}.${id}`;

const additionOf = ({ event: { subject } }: { event: Addition }): Addition => ({ subject });

const offerCommandsSetup = setup({
  types: chartTypes<{
    context: { subjects: readonly Commanded[] };
    events: OfferCommandsEvent;
    emitted: { type: 'subject.added'; subject: Commanded };
  }>(),
  actors: { offerCommand: offerCommandMachine },
  actions: {
    start: enqueueActions(({ context, enqueue }, { subject }: Addition) => {
      enqueue.spawnChild('offerCommand', { id: actorOf(subject), input: subject });
      enqueue.assign({ subjects: [...context.subjects, subject] });
    }),
    emitAdded: emit((_, { subject }: Addition) => ({ type: 'subject.added', subject })),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const subject of context.subjects) enqueue.stopChild(actorOf(subject));
      enqueue.assign({ subjects: [] });
    }),
  },
  guards: {
    isAdded: ({ context }, { subject }: Addition) =>
      context.subjects.some((one) => actorOf(one) === actorOf(subject)),
  },
});

const add = [
  { type: 'start', params: additionOf },
  { type: 'emitAdded', params: additionOf },
] as const;

/** The charts of all offers and campaigns that were given a command in this session (O3, O4). */
export const offerCommandsMachine = offerCommandsSetup.createMachine({
  id: 'offerCommands',
  description: 'The commands on single offers and campaigns, an actor each.',
  context: { subjects: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'No command was given in this session.',
      meta: { spec: ['O3', 'O4'], screen: 'without-commands' },
      on: { 'subject.add': { target: 'running', actions: add, meta: { spec: ['O3', 'O4'] } } },
    },
    running: {
      description: 'Every view of an offer or a campaign shows the same actor.',
      meta: { spec: ['O3', 'O4'], screen: 'commands' },
      on: {
        'subject.add': [
          {
            guard: { type: 'isAdded', params: additionOf },
            description: 'Another view has given it a command before.',
            meta: { spec: ['O3', 'O4'] },
          },
          { actions: add, meta: { spec: ['O3', 'O4'] } },
        ],
        'session.ended': {
          target: 'empty',
          description: 'The next user must not see these commands; a call under way says nothing to anybody.',
          actions: 'stopAll',
          meta: { spec: ['S11', 'S12'] },
        },
      },
    },
  },
});
