import { user } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { pass, send, type Row } from './row.ts';
import { portalOf } from './starts.ts';

const toasts = { chart: 'toasts', given: [] } as const;
const show = (text: string, at: number, to: 'toasts' | null = null) =>
  send('toast.show', { toast: { type: 'apiError', text, at } }, to);
const quietAmong = [
  { among: 'where there is no other', given: [] },
  { among: 'beside another', given: [show('Failed', 1)] },
  {
    among: 'while the pointer rests on another',
    given: [show('Failed', 1), send('toasts.pause', { by: 'pointer' })],
  },
];
const close = (text: string) => send('toast.close', { key: JSON.stringify(['apiError', null, text]) });
const stays = (clause: Row['clause'], type: string, ms: number): Row => ({
  clause,
  says: `${type} is over after ${ms} ms, and not before`,
  chart: 'toast',
  input: { type },
  given: [],
  when: [pass(ms)],
  expected: { isOver: true },
});
const centre = { chart: 'notificationCentre', given: [send('session.began')] } as const;
const told = (text: string, at = 1) => send('toast.shown', { toast: { type: 'info', text, at } });
const fifty = Array.from({ length: 60 }, (_, index) => told(`Toast ${index + 1}`));
const inPortal = portalOf(user);

/** The specification, 4, 8 and 9: notifications. */
export const notificationRows: readonly Row[] = [
  stays('E9.a', 'apiError', delays.error),
  stays('E9.a', 'error', delays.error),
  stays('E10.b', 'saveSuccess', delays.success),
  stays('E10.b', 'success', delays.success),
  stays('E10.c', 'info', delays.anyOther),
  stays('E10.c', 'warning', delays.anyOther),
  {
    clause: 'E9.b',
    says: 'the last one leaves none behind',
    ...toasts,
    given: [show('Failed', 1)],
    when: [close('Failed')],
    expected: { does: [], isNot: ['shown'], has: { toasts: { length: 0 } }, sees: ['without-toasts'] },
  },
  {
    clause: 'E9.b',
    says: 'another one stays',
    ...toasts,
    given: [show('Failed', 1), show('Failed too', 2)],
    when: [close('Failed')],
    expected: { does: [], is: ['shown'], has: { toasts: { length: 1, 0: { text: 'Failed too' } } } },
  },
  {
    clause: 'E9.b',
    says: 'the last one leaves none behind when its time is over',
    ...toasts,
    given: [show('Failed', 1)],
    when: [pass(delays.error)],
    expected: { does: [], isNot: ['shown'], has: { toasts: { length: 0 } }, sees: ['without-toasts'] },
  },
  ...quietAmong.map(({ among, given }): Row => ({
    clause: 'O13.b',
    says: `a quiet one is listed and not shown, ${among}`,
    ...toasts,
    given,
    when: [send('toast.show', { toast: { type: 'info', text: 'Quiet', at: 9, quiet: true } })],
    expected: {
      does: [['↑ toast.shown', { toast: { text: 'Quiet' } }]],
      has: { toasts: { length: given.length > 0 ? 1 : 0 } },
    },
  })),
  {
    clause: 'E11.a',
    says: 'the same text twice is one toast, the later one, and is told again',
    ...toasts,
    given: [show('Failed', 1)],
    when: [show('Failed', 2)],
    expected: {
      does: [['↑ toast.shown', { toast: { at: 2 } }]],
      has: { toasts: { length: 1, 0: { text: 'Failed', at: 2 } } },
      is: ['shown'],
    },
  },
  {
    clause: 'O13.b',
    says: 'of sixty the newest fifty are there, all unread',
    ...centre,
    when: fifty,
    expected: {
      has: { unread: 50, notifications: { length: 50, 0: { text: 'Toast 60' }, 49: { text: 'Toast 11' } } },
    },
  },
  {
    clause: 'O13.b',
    says: 'opening the list counts as reading',
    ...centre,
    given: [...centre.given, told('One')],
    when: [send('centre.open')],
    expected: { is: ['open'], has: { unread: 0, notifications: { length: 1 } }, sees: ['centre-open'] },
  },
  {
    clause: 'O13.b',
    says: 'what was listed before a reload stands below what has come since, once',
    ...centre,
    given: [...centre.given, told('Two', 3)],
    when: [
      send('notifications.restored', {
        toasts: [
          { type: 'info', text: 'Two', at: 2 },
          { type: 'info', text: 'One', at: 1 },
        ],
        unread: 2,
      }),
    ],
    expected: {
      has: {
        unread: 3,
        notifications: { length: 2, 0: { text: 'Two', at: 3 }, 1: { text: 'One', at: 1 } },
      },
    },
  },
  {
    clause: 'O13.b',
    says: 'nothing that was listed before a reload is there for a visitor',
    ...centre,
    given: [...centre.given, send('session.ended')],
    when: [send('notifications.restored', { toasts: [{ type: 'info', text: 'One', at: 1 }], unread: 1 })],
    expected: { has: { unread: 0, notifications: { length: 0 } } },
  },
  {
    clause: 'O13.b',
    says: 'nothing is left for the next user',
    ...centre,
    given: [...centre.given, told('One'), send('centre.open')],
    when: [send('session.ended')],
    expected: { isNot: ['open'], has: { unread: 0, notifications: { length: 0 } } },
  },
  {
    clause: 'O13.b',
    says: 'what a visitor is told is not listed',
    ...centre,
    given: [...centre.given, send('session.ended')],
    when: [told('One')],
    expected: { has: { notifications: { length: 0 } } },
  },
  {
    clause: 'O13.b',
    says: 'a toast on screen is listed',
    ...inPortal,
    when: [show('Failed', 1, 'toasts')],
    expected: { has: { notificationCentre: { unread: 1, notifications: { length: 1 } } } },
  },
];
