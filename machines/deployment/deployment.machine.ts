import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';

type DeploymentEvent =
  /** An answer of the network came with another version of the portal than the one that runs here. */
  | { type: 'version.replaced' }
  /** An unexpected answer: this portal may be too old. */
  | { type: 'version.doubt' }
  /** A script or a stylesheet failed to load; it may be requested again, and fail again. */
  | { type: 'part.lost'; part: string }
  /** The lost part has loaded after all. */
  | { type: 'part.arrived' }
  | { type: 'offer.postpone' };

/** Whether the host serves another version by now. */
type VersionAnswer = { isOther: boolean };

const calls = { askVersion: effect<VersionAnswer>('askVersion') };

export type DeploymentEffects = { actors: typeof calls };

const answerOf = ({ event }: { event: { output: VersionAnswer } }) => event.output;

const deploymentSetup = setup({
  types: chartTypes<{
    context: { lost: string | null };
    events: DeploymentEvent;
    tags: 'outdated' | 'lost';
  }>(),
  actors: calls,
  actions: {
    rememberLost: assign((_, { part }: { part: string }) => ({ lost: part })),
    forgetLost: assign({ lost: null }),
  },
  guards: {
    isOther: (_, { isOther }: VersionAnswer) => isOther,
    isKnown: ({ context }, { part }: { part: string }) => part === context.lost,
  },
  delays: { untilNextDoubt: 60_000 },
});

const meta = { spec: ['E12'] } as const;
const replaced = { target: '#deployment.outdated', meta } as const;
const partOf = ({ event }: { event: { part: string } }) => event;
const lost = {
  target: '#deployment.partLost',
  actions: { type: 'rememberLost', params: partOf },
  meta,
} as const;
const arrived = { target: 'upToDate', actions: 'forgetLost', meta } as const;
const isReplaced = { ...replaced, guard: { type: 'isOther', params: answerOf } } as const;

export const deploymentMachine = deploymentSetup.createMachine({
  id: 'deployment',
  description: 'Offers to reload, once, when the portal has a new version or a part of it is lost.',
  context: { lost: null },
  initial: 'upToDate',
  states: {
    upToDate: {
      description: 'No sign of another version.',
      meta: { screen: 'without-offer' },
      on: {
        'version.replaced': replaced,
        'version.doubt': { target: 'checking', meta },
        'part.lost': lost,
      },
    },
    checking: {
      description: 'The host is asked which version it serves.',
      meta: { spec: ['E12'], screen: 'without-offer' },
      invoke: {
        id: 'askVersion',
        src: 'askVersion',
        onDone: [isReplaced, { target: 'resting', meta }],
        onError: { target: 'resting', meta },
      },
      on: { 'version.replaced': replaced, 'part.lost': lost },
    },
    resting: {
      description: 'It was asked just now: a strange answer within the next minute is no news.',
      meta: { spec: ['E12'], screen: 'without-offer' },
      on: { 'version.replaced': replaced, 'part.lost': lost },
      after: { untilNextDoubt: { target: 'upToDate', meta } },
    },
    partLost: {
      description: 'A part failed to load; it is requested again while it is needed.',
      meta: { spec: ['E12'] },
      tags: ['lost'],
      initial: 'asking',
      on: {
        'version.replaced': replaced,
        'part.arrived': arrived,
        'offer.postpone': { target: 'partPostponed', meta },
      },
      states: {
        asking: {
          description: 'Is a new version the reason?',
          meta: { spec: ['E12'], screen: 'lost-part-offer' },
          invoke: {
            id: 'askVersionOfLost',
            src: 'askVersion',
            onDone: [isReplaced, { target: 'known', meta }],
            onError: { target: 'known', meta },
          },
        },
        known: {
          description: 'It is not, as far as the host knows.',
          meta: { spec: ['E12'], screen: 'lost-part-offer' },
        },
      },
    },
    partPostponed: {
      description: 'The reload was postponed: the same part, lost again, is no reason to offer it again.',
      meta: { spec: ['E12'], screen: 'without-offer' },
      on: {
        'version.replaced': replaced,
        'part.arrived': arrived,
        'part.lost': [{ guard: { type: 'isKnown', params: partOf } }, lost],
      },
    },
    outdated: {
      description: 'There is a new version: reloading brings it.',
      meta: { spec: ['E12'], screen: 'new-version-offer' },
      tags: ['outdated'],
      on: { 'offer.postpone': { target: 'postponed', meta } },
    },
    postponed: {
      description:
        'The reload was put off: it is offered anew only when something of the old version is lost.',
      meta: { spec: ['E12'], screen: 'without-offer' },
      on: { 'part.lost': replaced },
    },
  },
});
