import { shadowUser, user } from '#machines/models/samples.ts';
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
const sixty = Array.from({ length: 60 }, (_, index) => told(`Toast ${index + 1}`, index + 1));
const began = send('user.loaded', { user });
const shared = (...notifications: object[]) => send('notifications.shared', { notifications });
const listed = (text: string, at: number, isRead = false) => ({ type: 'info', text, at, isRead });
const undoable = send('toast.shown', {
  toast: { type: 'info', text: 'One', at: 1, action: { name: 'undo', id: 'offer 1' } },
});
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
    clause: 'E11.a',
    says: 'the same text twice is one entry of the list, the later one, and one new notification',
    ...centre,
    when: [told('Failed', 1), told('Failed', 2)],
    expected: { has: { notifications: { length: 1, 0: { text: 'Failed', at: 2, isRead: false } } } },
  },
  {
    clause: 'E11.a',
    says: 'what was read and comes again in the same moment, or after the clock was put back, is new and on top',
    ...centre,
    given: [...centre.given, told('Failed', 5), told('One', 5), send('centre.open'), send('centre.close')],
    when: [told('Failed', 4)],
    expected: {
      has: {
        notifications: { length: 2, 0: { text: 'Failed', isRead: false }, 1: { text: 'One', isRead: true } },
      },
    },
  },
  {
    clause: 'E11.a',
    says: 'the later one stays where another tab lists an earlier one',
    ...centre,
    given: [...centre.given, told('Failed', 2)],
    when: [shared(listed('Failed', 1, true))],
    expected: { has: { notifications: { length: 1, 0: { at: 2, isRead: false } } } },
  },
  {
    clause: 'O13.b',
    says: 'of sixty the newest fifty are there, all unread',
    ...centre,
    when: sixty,
    expected: {
      has: {
        notifications: {
          length: 50,
          0: { text: 'Toast 60', isRead: false },
          49: { text: 'Toast 11', isRead: false },
        },
      },
    },
  },
  {
    clause: 'O13.b',
    says: 'what is listed without being shown is not new',
    ...centre,
    when: [send('toast.shown', { toast: { type: 'info', text: 'Paused', at: 1, quiet: true } })],
    expected: { has: { notifications: { length: 1, 0: { text: 'Paused', isRead: true } } } },
  },
  {
    clause: 'O13.b',
    says: 'opening the list counts as reading',
    ...centre,
    given: [...centre.given, told('One')],
    when: [send('centre.open')],
    expected: {
      is: ['open'],
      has: { notifications: { length: 1, 0: { isRead: true } } },
      sees: ['centre-open'],
    },
  },
  {
    clause: 'O13.b',
    says: 'what comes while the list is open is read at once',
    ...centre,
    given: [...centre.given, send('centre.open')],
    when: [told('One', 1), shared(listed('Two', 2))],
    expected: { has: { notifications: { length: 2, 0: { isRead: true }, 1: { isRead: true } } } },
  },
  {
    clause: 'O13.b',
    says: 'what was listed before a reload, or in another tab, stands among what has come here, by its time, once',
    ...centre,
    given: [...centre.given, told('Two', 3), told('Four', 9)],
    when: [shared(listed('Three', 5), listed('Two', 2, true), listed('One', 1, true))],
    expected: {
      has: {
        notifications: {
          length: 4,
          0: { text: 'Four', at: 9, isRead: false },
          1: { text: 'Three', at: 5, isRead: false },
          2: { text: 'Two', at: 3, isRead: false },
          3: { text: 'One', at: 1, isRead: true },
        },
      },
    },
  },
  {
    clause: 'O13.b',
    says: 'what was opened in another tab is read here, and offers what it offered',
    ...centre,
    given: [...centre.given, undoable],
    when: [shared(listed('One', 1, true))],
    expected: {
      has: { notifications: { length: 1, 0: { isRead: true, action: { name: 'undo', id: 'offer 1' } } } },
    },
  },
  {
    clause: 'O13.b',
    says: 'what was opened here stays read where another tab has not seen it',
    ...centre,
    given: [...centre.given, told('One'), send('centre.open'), send('centre.close')],
    when: [shared(listed('One', 1))],
    expected: { has: { notifications: { length: 1, 0: { isRead: true } } } },
  },
  ...[
    { says: 'what is listed', given: [], when: told('Two', 2), kept: { 0: { text: 'Two', isRead: false } } },
    {
      says: 'that the list was opened',
      given: [told('Two', 2)],
      when: send('centre.open'),
      kept: { 0: { text: 'Two', isRead: true } },
    },
    {
      says: 'what another tab lists, with what is listed here',
      given: [told('One', 1)],
      when: shared(listed('Two', 2)),
      kept: { 0: { text: 'Two' }, 1: { text: 'One' } },
    },
  ].map(({ says, given, when, kept }): Row => ({
    clause: 'O13.b',
    says: `${says} is kept for the tabs of the user`,
    chart: 'notificationCentre',
    given: [...centre.given, began, ...given],
    when: [when],
    expected: { does: [['keep', { notifications: kept }]] },
  })),
  {
    clause: 'O13.b',
    says: 'nothing is kept before it is known who the user is',
    ...centre,
    when: [told('One'), send('centre.open')],
    expected: { does: [] },
  },
  {
    clause: 'O13.b',
    says: 'the tabs of a user have one list from the moment at which the user is there',
    ...centre,
    when: [began],
    expected: { does: ['call followTabs'] },
  },
  {
    clause: 'O13.b',
    says: 'an operator who acts for a publisher sees and keeps nothing in the other tabs',
    ...centre,
    when: [send('user.loaded', { user: shadowUser }), told('One')],
    expected: { does: [], has: { notifications: { length: 1 } } },
  },
  {
    clause: 'O13.b',
    says: 'nothing that another tab lists is there for a visitor, and nothing is kept of one',
    ...centre,
    given: [...centre.given, began, send('session.ended')],
    when: [shared(listed('One', 1)), told('Two', 2)],
    expected: { does: [], has: { notifications: { length: 0 } } },
  },
  {
    clause: 'O13.b',
    says: 'nothing is left for the next user',
    ...centre,
    given: [...centre.given, told('One'), send('centre.open')],
    when: [send('session.ended')],
    expected: { isNot: ['open'], has: { notifications: { length: 0 } } },
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
    says: 'toasts of a visitor are not listed',
    chart: 'notificationCentre',
    given: [],
    when: [told('One')],
    expected: { has: { notifications: { length: 0 } } },
  },
  {
    clause: 'O13.b',
    says: 'what cannot be undone any more stays without its action',
    ...centre,
    given: [...centre.given, undoable],
    when: [send('action.expired', { id: 'offer 1' })],
    expected: { has: { notifications: { length: 1, 0: { text: 'One', action: undefined } } } },
  },
  {
    clause: 'O13.b',
    says: 'a toast on screen is listed, and kept for the other tabs',
    ...inPortal,
    when: [show('Failed', 1, 'toasts')],
    expected: {
      does: [['keep', { notifications: { length: 1 } }]],
      has: { notificationCentre: { notifications: { length: 1, 0: { isRead: false } } } },
    },
  },
  {
    clause: 'O13.b',
    says: 'a toast on the screen of an operator who acts for a publisher is listed, and not kept',
    ...portalOf(shadowUser),
    when: [show('Failed', 1, 'toasts')],
    expected: { does: [], has: { notificationCentre: { notifications: { length: 1 } } } },
  },
];
