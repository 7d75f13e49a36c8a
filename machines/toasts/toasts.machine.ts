import { assign, emit, enqueueActions, setup, type DoneActorEvent } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import { toastMachine, type ToastOutput, type ToastType } from '../toast/toast.machine.ts';

/** A title stands over a text; some kinds have a text of their own. */
export type Toast = { type: ToastType; title?: string; text?: string };
/** The action that a toast offers while it is possible; `id` names its subject, is the text to copy or the page to open. */
export type ToastAction = { name: 'undo' | 'refresh' | 'copy' | 'open'; id: string };
/** A toast to show; a quiet one goes to the notification centre only, and is not counted as unread. */
export type ToastRequest = Toast & { action?: ToastAction; quiet?: boolean };
/** `at` is when it was shown, in ms. */
export type ShownToast = ToastRequest & { at: number };
/** A toast on screen; identical ones have the same `key`, and only one of them is shown (E11). */
export type OpenToast = ShownToast & { key: string };
// The number of its actor: a key would carry its text into the event log.
type Slotted = OpenToast & { slot: number };

/** What rests on the toasts. */
export type ToastHolder = 'pointer' | 'focus';

type ToastsContext = {
  toasts: readonly Slotted[];
  /** While paused. */
  holders: readonly ToastHolder[];
};

type ActorId = `toast.${number}`;
type ToastsEvent =
  | { type: 'toast.show'; toast: ShownToast }
  | { type: 'toast.close'; key: string }
  | { type: 'toasts.pause'; by: ToastHolder }
  | { type: 'toasts.resume'; by: ToastHolder }
  | { type: 'session.ended' }
  | DoneActorEvent<ToastOutput, ActorId>;

/** Nobody reads more at once: the oldest gives way. */
const most = 4;

/** The same for identical toasts (E11). */
export const keyOf = ({ type, title, text }: Toast) => JSON.stringify([type, title ?? null, text ?? null]);
const actorOf = (slot: number): ActorId => `toast.${slot}`;
const freeSlot = (toasts: readonly Slotted[]): number =>
  toasts.reduce((slots) => (toasts.some(({ slot }) => slot === slots) ? slots + 1 : slots), 1);

const everything = { isClosed: () => true };

type Closing = { isClosed: (toast: Slotted) => boolean };
const closingOf = ({ event: { key } }: { event: { key: string } }): Closing => ({
  isClosed: (toast) => toast.key === key,
});
const closingBySlot = ({ event: { output } }: { event: { output: ToastOutput } }): Closing => ({
  isClosed: ({ slot }) => slot === output.slot,
});

type Holding = { by: ToastHolder };
const holdingOf = ({ event: { by } }: { event: Holding }): Holding => ({ by });

const toastsSetup = setup({
  types: chartTypes<{
    context: ToastsContext;
    events: ToastsEvent;
    emitted: { type: 'toast.shown'; toast: ShownToast };
    tags: 'shown' | 'paused';
  }>(),
  actors: { toast: toastMachine },
  actions: {
    emitShown: emit((_, { toast }: { toast: ShownToast }) => ({ type: 'toast.shown' as const, toast })),
    open: enqueueActions(({ context, enqueue }, { toast }: { toast: ShownToast }) => {
      const key = keyOf(toast);
      const others = context.toasts.filter((one) => one.key !== key);
      const staying = others.slice(Math.max(0, others.length - most + 1));
      for (const one of context.toasts) if (!staying.includes(one)) enqueue.stopChild(actorOf(one.slot));
      const slot = freeSlot(staying);
      enqueue.spawnChild('toast', { id: actorOf(slot), input: { type: toast.type, slot } });
      enqueue.assign({ toasts: [...staying, { ...toast, key, slot }] });
    }),
    close: enqueueActions(({ context, enqueue }, { isClosed }: Closing) => {
      for (const one of context.toasts) if (isClosed(one)) enqueue.stopChild(actorOf(one.slot));
      enqueue.assign({ toasts: context.toasts.filter((one) => !isClosed(one)) });
    }),
    addHolder: assign({
      holders: ({ context }, { by }: Holding) => [...new Set(context.holders).add(by)],
    }),
    removeHolder: assign({
      holders: ({ context }, { by }: Holding) => context.holders.filter((holder) => holder !== by),
    }),
    forgetHolders: assign({ holders: [] }),
    hold: enqueueActions(({ context, enqueue }) => {
      for (const { slot } of context.toasts) enqueue.sendTo(actorOf(slot), { type: 'toast.hold' });
    }),
    release: enqueueActions(({ context, enqueue }) => {
      for (const { slot } of context.toasts) enqueue.sendTo(actorOf(slot), { type: 'toast.release' });
    }),
  },
  guards: {
    isQuiet: (_, { toast }: { toast: ShownToast }) => toast.quiet === true,
    isHeldByOther: ({ context }, { by }: Holding) => context.holders.some((holder) => holder !== by),
    isLast: ({ context }, { isClosed }: Closing) => context.toasts.every(isClosed),
  },
});

const params = ({ event: { toast } }: { event: { toast: ShownToast } }) => ({ toast });
const open = { type: 'open', params } as const;
const emitShown = { type: 'emitShown', params } as const;

const addHolder = { type: 'addHolder', params: holdingOf } as const;

// It goes to the notification centre only.
const passQuiet = {
  guard: { type: 'isQuiet', params },
  actions: emitShown,
  meta: { spec: ['O13'] },
} as const;

/** Which toasts are on screen; identical ones replace each other (E9 to E11, O13). */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'The toasts on screen, an actor each: an identical one replaces the earlier.',
  context: { toasts: [], holders: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is on screen.',
      meta: { screen: 'without-toasts' },
      on: {
        'toast.show': [passQuiet, { target: 'showing', actions: [open, emitShown], meta: { spec: ['O13'] } }],
      },
    },
    showing: {
      description: 'Toasts are on screen.',
      meta: { spec: ['O13', 'E9', 'E10'] },
      tags: ['shown'],
      initial: 'running',
      on: {
        'toast.show': [
          passQuiet,
          {
            description: 'An identical toast is closed first; the oldest gives way to the fifth.',
            actions: [open, emitShown],
            meta: { spec: ['E11', 'O13'] },
          },
        ],
        'session.ended': {
          target: 'empty',
          description: 'What a user was told, and what it offers, is not for the next one.',
          actions: { type: 'close', params: everything },
          meta: { spec: ['S11', 'S12'] },
        },
        'toast.close': [
          {
            guard: { type: 'isLast', params: closingOf },
            target: 'empty',
            actions: { type: 'close', params: closingOf },
            meta: { spec: ['E9'] },
          },
          { actions: { type: 'close', params: closingOf }, meta: { spec: ['E9'] } },
        ],
        'xstate.done.actor.toast.*': [
          {
            guard: { type: 'isLast', params: closingBySlot },
            target: 'empty',
            actions: { type: 'close', params: closingBySlot },
            meta: { spec: ['E9', 'E10'] },
          },
          { actions: { type: 'close', params: closingBySlot }, meta: { spec: ['E9', 'E10'] } },
        ],
      },
      states: {
        running: {
          description: 'Each toast closes when its time is over.',
          meta: { spec: ['E9', 'E10'], screen: 'toasts' },
          on: { 'toasts.pause': { target: 'paused', actions: [addHolder, 'hold'] } },
        },
        paused: {
          description: 'The pointer or the focus rests on the toasts: none closes by itself.',
          meta: { screen: 'toasts' },
          tags: ['paused'],
          exit: 'forgetHolders',
          on: {
            'toasts.pause': { actions: addHolder },
            'toast.show': [passQuiet, { actions: [open, emitShown, 'hold'], meta: { spec: ['E11', 'O13'] } }],
            'toasts.resume': [
              {
                guard: { type: 'isHeldByOther', params: holdingOf },
                description: 'The pointer leaves while the focus rests, or the other way about.',
                actions: { type: 'removeHolder', params: holdingOf },
                meta: { spec: ['O13'] },
              },
              { target: 'running', actions: 'release' },
            ],
          },
        },
      },
    },
  },
});
