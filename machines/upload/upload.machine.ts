import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What the chart judges of a `File`, which it hands on to the effect. Size in bytes. */
export type ChosenFile = { name: string; type: string; size: number };
/** Accepted media types, and the largest size in bytes. */
export type UploadInput = { types: readonly string[]; largest: number };
export type UploadFault = 'kind' | 'size' | 'empty';

type UploadContext = UploadInput & {
  file: ChosenFile | null;
  /** In percent. */
  share: number;
  fault: UploadFault | null;
  failure: Failure | null;
};

type UploadEvent =
  | { type: 'upload.choose'; file: ChosenFile }
  | { type: 'upload.progress'; share: number }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' };

const calls = {
  send: effect<void, { file: ChosenFile | null; onProgress: (share: number) => void }>('send'),
};

/** `onProgress` takes a percentage; leaving the state aborts the signal. */
export type UploadEffects = { actors: typeof calls };

function faultOf({ type, size }: ChosenFile, { types, largest }: UploadInput): UploadFault | null {
  if (!types.includes(type)) return 'kind';
  if (size === 0) return 'empty';
  return size > largest ? 'size' : null;
}

const fileOf = ({ event: { file } }: { event: { file: ChosenFile } }) => ({ file });

const uploadSetup = setup({
  types: chartTypes<{
    input: UploadInput;
    context: UploadContext;
    events: UploadEvent;
    tags: 'busy';
  }>(),
  actors: calls,
  actions: {
    take: assign((_, { file }: { file: ChosenFile }) => ({ file })),
    judge: assign(({ context }, { file }: { file: ChosenFile }) => ({ fault: faultOf(file, context) })),
    begin: assign({ share: 0, fault: null, failure: null }),
    countShare: assign((_, { share }: { share: number }) => ({ share })),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isTaken: ({ context }, { file }: { file: ChosenFile }) => faultOf(file, context) === null,
  },
});

const taken = {
  guard: { type: 'isTaken', params: fileOf },
  target: 'sending',
  actions: { type: 'take', params: fileOf },
  meta: { spec: ['O3'] },
} as const;
const notTaken = {
  actions: [
    { type: 'take', params: fileOf },
    { type: 'judge', params: fileOf },
  ],
  meta: { spec: ['O3'] },
} as const;
const choose = { 'upload.choose': [taken, { ...notTaken, target: 'refused' }] } as const;
const retry = { 'upload.retry': { target: 'sending', meta: { spec: ['O3'] } } } as const;

export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  description: 'Sends one file at a time, reports its progress, and can be stopped.',
  context: ({ input }) => ({ ...input, file: null, share: 0, fault: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No file has been chosen.',
      meta: { spec: ['O3'], screen: 'upload-idle' },
      on: choose,
    },
    refused: {
      description: 'The file cannot be sent: says why, and takes another one.',
      meta: { spec: ['O3'], screen: 'upload-refused' },
      entry: 'forgetFailure',
      on: { 'upload.choose': [taken, notTaken] },
    },
    sending: {
      description: 'The file is on its way; another one has to wait.',
      meta: { spec: ['O3'], screen: 'upload-sending' },
      tags: ['busy'],
      entry: 'begin',
      on: {
        'upload.progress': {
          actions: { type: 'countShare', params: ({ event: { share } }) => ({ share }) },
          meta: { spec: ['O3'] },
        },
        'upload.cancel': { target: 'canceled', meta: { spec: ['P3'] } },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { file }, self }) => ({
          file,
          onProgress: (share: number) => self.send({ type: 'upload.progress', share }),
        }),
        onDone: { target: 'sent', meta: { spec: ['O3'] } },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          meta: { spec: ['O3', 'E2'] },
        },
      },
    },
    sent: {
      description: 'The network has the file.',
      meta: { spec: ['O3'], screen: 'upload-sent' },
      on: choose,
    },
    canceled: {
      description: 'The file was stopped on its way; it can be sent again.',
      meta: { spec: ['P3'], screen: 'upload-canceled' },
      on: { ...choose, ...retry },
    },
    failed: {
      description: 'The file did not arrive: says why, and can be sent again.',
      meta: { spec: ['O3', 'E2'], screen: 'upload-failed' },
      on: { ...choose, ...retry },
    },
  },
});
