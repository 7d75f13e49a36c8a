import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';

type DeploymentEvent =
  /** An answer of the network came with another version of the portal than the one that runs here. */
  | { type: 'version.replaced' }
  /** An answer was not what this portal expects: it may be too old. */
  | { type: 'version.doubt' }
  /** A script or a stylesheet did not arrive; it may be asked for again, and lost again. */
  | { type: 'part.lost'; part: string }
  /** What was lost has arrived after all. */
  | { type: 'part.arrived' }
  | { type: 'offer.postpone' };

/** Whether the host hands out another version of the portal by now. */
type VersionAnswer = { isOther: boolean };

const calls = { askVersion: effect<VersionAnswer>('askVersion') };

/** What the app provides: `askVersion` asks the host of the portal. */
export type DeploymentEffects = { actors: typeof calls };

const answerOf = ({ event }: { event: { output: VersionAnswer } }) => event.output;

const deploymentSetup = setup({
  types: chartTypes<{
    /** `lost`: the part that was lost last. */
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

/** Whether the portal in this tab is still the one that is handed out, and whether all of it has arrived (E12). */
export const deploymentMachine = deploymentSetup.createMachine({
  id: 'deployment',
  description: 'Offers to reload, once, when the portal has a new version or a part of it is lost.',
  context: { lost: null },
  initial: 'upToDate',
  states: {
    upToDate: {
      description: 'Nothing says that there is another version.',
      meta: { screen: 'without-offer' },
      on: {
        'version.replaced': replaced,
        'version.doubt': { target: 'checking', meta },
        'part.lost': lost,
      },
    },
    checking: {
      description: 'The host is asked for the version that it hands out.',
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
      description: 'It was asked just now: a strange answer within the next minute tells nothing new.',
      meta: { spec: ['E12'], screen: 'without-offer' },
      on: { 'version.replaced': replaced, 'part.lost': lost },
      after: { untilNextDoubt: { target: 'upToDate', meta } },
    },
    partLost: {
      description: 'A part did not arrive; it is asked for again while it is wanted.',
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
          description: 'It is not, as far as anybody can tell.',
          meta: { spec: ['E12'], screen: 'lost-part-offer' },
        },
      },
    },
    partPostponed: {
      description: 'The reload was put off: the same part, lost again, is no reason to offer it anew.',
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
