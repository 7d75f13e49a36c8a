import { assign, emit, setup, stateIn } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

type FormEvent =
  /** `isOverwriting` saves over what others have changed. */
  | { type: 'form.submit'; isOverwriting: boolean }
  /** What is saved by now: others may have changed the same fields, or removed it. */
  | { type: 'version.agrees' }
  | { type: 'version.conflicts' }
  | { type: 'version.isGone' }
  /** The call of another chart, which the form had started, has failed. */
  | { type: 'call.failed'; error: unknown }
  /** By what is saved: the newer version was loaded, or the draft discarded. */
  | { type: 'input.replaced' };

/** Nothing is saved where another chart makes the call, others were quicker, or the session is over. */
export type FormAnswer = { isSaved: boolean; saved: unknown };

const calls = { save: effect<FormAnswer>('save') };

export type FormEffects = { actors: typeof calls };

type Failed = { error: unknown };
const errorOf = ({ event }: { event: Failed }) => ({ error: event.error });
const answerOf = ({ event }: { event: { output: FormAnswer } }) => event.output;
const submissionOf = ({ event }: { event: { isOverwriting: boolean } }) => ({
  isOverwriting: event.isOverwriting,
});

const formSetup = setup({
  types: chartTypes<{
    input: { isRestored: boolean };
    context: { isRestored: boolean; failure: Failure | null };
    events: FormEvent;
    emitted:
      | { type: 'form.saved'; saved: unknown }
      | { type: 'form.failed'; error: unknown }
      | { type: 'conflict.asked' };
    tags: 'busy' | 'slow' | 'conflicting' | 'restored';
  }>(),
  actors: calls,
  actions: {
    forgetFailure: assign({ failure: null }),
    recordFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    emitSaved: emit((_, { saved }: FormAnswer) => ({ type: 'form.saved', saved })),
    emitFailed: emit((_, { error }: Failed) => ({ type: 'form.failed', error })),
    emitAsked: emit({ type: 'conflict.asked' }),
  },
  delays: { patience: 5000 },
  guards: {
    wasRestored: ({ context }) => context.isRestored,
    isOverwriting: (_, { isOverwriting }: { isOverwriting: boolean }) => isOverwriting,
    isConflicting: stateIn({ version: 'conflicting' }),
    isSaved: (_, { isSaved }: FormAnswer) => isSaved,
  },
});

const spec = ['E2'] as const;
const ofPatience = ['E8'] as const;

const submit = [
  { guard: { type: 'isOverwriting', params: submissionOf }, target: 'sending', meta: { spec } },
  {
    guard: 'isConflicting',
    actions: 'emitAsked',
    description: 'The user chooses a version first.',
    meta: { spec },
  },
  { target: 'sending', meta: { spec } },
] as const;

const failed = {
  target: 'failed',
  actions: [
    { type: 'recordFailure', params: errorOf },
    { type: 'emitFailed', params: errorOf },
  ],
  meta: { spec },
} as const;

/** The modes of a form; its values belong to the fields (E2). */
export const formMachine = formSetup.createMachine({
  id: 'form',
  description:
    'Sends one call at a time, asks before it overwrites what others saved, keeps why a call failed.',
  context: ({ input: { isRestored } }) => ({ isRestored, failure: null }),
  type: 'parallel',
  states: {
    call: {
      description: 'The call that saves the input.',
      meta: { spec },
      initial: 'ready',
      states: {
        ready: {
          description: 'It can be submitted.',
          meta: { spec, screen: 'form-ready' },
          on: { 'form.submit': submit, 'call.failed': failed },
        },
        sending: {
          description: 'The call is under way, made once; the fields are read-only.',
          meta: { spec },
          tags: ['busy'],
          entry: 'forgetFailure',
          initial: 'underWay',
          states: {
            underWay: {
              description: 'It is answered within a few seconds as a rule.',
              meta: { spec, screen: 'form-busy' },
              after: { patience: { target: 'slow', meta: { spec: ofPatience } } },
            },
            slow: {
              description:
                'The form says that it takes longer than usual, and that the input is still there.',
              meta: { spec: ofPatience, screen: 'form-slow' },
              tags: ['slow'],
            },
          },
          invoke: {
            id: 'save',
            src: 'save',
            onDone: [
              {
                guard: { type: 'isSaved', params: answerOf },
                target: 'ready',
                actions: { type: 'emitSaved', params: answerOf },
                meta: { spec },
              },
              { target: 'ready', meta: { spec } },
            ],
            onError: failed,
          },
        },
        failed: {
          description: 'The last call failed: the input stays, with errors at their fields.',
          meta: { spec, screen: 'form-failed' },
          on: {
            'form.submit': submit,
            'call.failed': failed,
            'input.replaced': {
              target: 'ready',
              actions: 'forgetFailure',
              description: 'The errors have left with the input.',
              meta: { spec },
            },
          },
        },
      },
    },
    version: {
      description: 'What is saved by now, beside the input.',
      initial: 'agreed',
      on: {
        'version.agrees': { target: '.agreed' },
        'version.conflicts': { target: '.conflicting' },
        'version.isGone': { target: '.removed' },
      },
      states: {
        agreed: {
          description: 'Nobody has changed the same fields.',
          meta: { screen: 'form-ready' },
        },
        conflicting: {
          description: 'Others have changed the same fields: one version is chosen before anything is sent.',
          meta: { screen: 'form-conflict' },
          tags: ['conflicting'],
        },
        removed: {
          description: 'Others have removed it: submitting creates it again.',
          meta: { screen: 'form-removed' },
        },
      },
    },
    draft: {
      description: 'Where the input came from.',
      initial: 'reading',
      states: {
        reading: {
          description: 'A draft may have been restored.',
          always: [{ guard: 'wasRestored', target: 'restored' }, { target: 'none' }],
        },
        none: { description: 'No restored draft is left.', meta: { screen: 'form-ready' } },
        restored: {
          description: 'Unsaved input was restored, and can be discarded.',
          meta: { screen: 'form-restored' },
          tags: ['restored'],
          on: { 'input.replaced': { target: 'none' } },
        },
      },
    },
  },
});
