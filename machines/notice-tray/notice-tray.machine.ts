import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import { keyOf, type OpenNotice, type ToldNotice } from '../notifications/notifications.machine.ts';

/** A notice as the tray keeps it; `at` is when it was told, in ms. */
type KeptNotice = OpenNotice & Pick<ToldNotice, 'at' | 'action'>;

type NoticeTrayContext = {
  /** The newest first. */
  notices: readonly KeptNotice[];
  /** How many were told since the tray was last looked into. */
  unread: number;
};

type NoticeTrayEvent =
  | { type: 'notice.told'; notice: ToldNotice }
  /** What a notice offered can be done no longer. */
  | { type: 'action.lapsed'; id: string }
  | { type: 'tray.open' }
  | { type: 'tray.close' }
  | { type: 'session.ended' };

const most = 50;

const noticeOf = ({ event }: { event: { notice: ToldNotice } }) => event.notice;
const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

const noticeTraySetup = setup({
  types: chartTypes<{ context: NoticeTrayContext; events: NoticeTrayEvent; tags: 'open' }>(),
  actions: {
    keep: assign({
      notices: ({ context }, notice: ToldNotice) => {
        const key = keyOf(notice);
        const others = context.notices.filter((other) => other.key !== key);
        return [{ ...notice, key }, ...others].slice(0, most);
      },
    }),
    count: assign({
      unread: ({ context }, { quiet }: ToldNotice) => Math.min(context.unread + (quiet ? 0 : 1), most),
    }),
    countNone: assign({ unread: 0 }),
    withdrawAction: assign({
      notices: ({ context }, { id }: { id: string }) =>
        context.notices.map((notice) =>
          notice.action?.id === id ? { ...notice, action: undefined } : notice,
        ),
    }),
    forget: assign({ notices: [], unread: 0 }),
  },
});

const keep = { type: 'keep', params: noticeOf } as const;

/** What was told in this session, since notices go after some seconds (O13): the last 50, and how many nobody has seen. */
export const noticeTrayMachine = noticeTraySetup.createMachine({
  id: 'noticeTray',
  description: 'Keeps the notices of this session, and what can still be done about them.',
  context: { notices: [], unread: 0 },
  initial: 'closed',
  on: {
    'action.lapsed': {
      description: 'The notice stays, what it offered goes.',
      actions: { type: 'withdrawAction', params: idOf },
      meta: { spec: ['O13'] },
    },
    'session.ended': {
      target: '.closed',
      description: 'Nobody reads what somebody else was told.',
      actions: 'forget',
      meta: { spec: ['S11', 'S12'] },
    },
  },
  states: {
    closed: {
      description: 'The bell counts what is told.',
      meta: { spec: ['O13'], screen: 'tray-closed' },
      on: {
        'notice.told': {
          actions: [keep, { type: 'count', params: noticeOf }],
          meta: { spec: ['O13', 'E11'] },
        },
        'tray.open': { target: 'open', actions: 'countNone', meta: { spec: ['O13'] } },
      },
    },
    open: {
      description: 'The notices are read; new ones appear on top and count as read.',
      meta: { spec: ['O13'], screen: 'tray-open' },
      tags: ['open'],
      on: {
        'notice.told': { actions: keep, meta: { spec: ['O13', 'E11'] } },
        'tray.close': { target: 'closed', meta: { spec: ['O13'] } },
      },
    },
  },
});
