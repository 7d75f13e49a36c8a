import { connectionSetup, sinceOf } from './connection.setup.ts';
import { retries } from './retries.states.ts';

const goOffline = { target: 'offline', meta: { spec: ['N1'] } } as const;
const loseConnection = { ...goOffline, actions: { type: 'rememberSince', params: sinceOf } } as const;
const answered = { target: 'restored', meta: { spec: ['N1'] } } as const;

export const connectionMachine = connectionSetup.createMachine({
  id: 'connection',
  description:
    'Whether the browser is online and the network answers, and when calls that failed may be made again.',
  context: { since: null },
  type: 'parallel',
  states: {
    network: {
      description: 'Whether the browser is online and the network answers.',
      initial: 'online',
      states: {
        online: {
          description: 'Calls are answered, as far as the portal knows.',
          meta: { screen: 'without-bar' },
          on: {
            'connection.lost': loseConnection,
            'call.unanswered': {
              target: 'doubting',
              actions: { type: 'rememberSince', params: sinceOf },
              meta: { spec: ['N1'] },
            },
          },
        },
        doubting: {
          description: 'A call had no answer while the browser sees a connection: is it the network?',
          meta: { screen: 'without-bar' },
          invoke: {
            id: 'askNetwork',
            src: 'askNetwork',
            onDone: 'online',
            onError: { target: 'unreachable', meta: { spec: ['N1'] } },
          },
          on: { 'connection.lost': goOffline, 'call.answered': 'online' },
        },
        offline: {
          description: 'The browser has no connection: an answer that is read now came before.',
          meta: { spec: ['N1'], screen: 'offline-bar' },
          tags: ['offline'],
          on: {
            'connection.returned': { target: 'asking', meta: { spec: ['N1'] } },
          },
        },
        unreachable: {
          description: 'There is a connection, but nobody answers.',
          meta: { spec: ['N1'], screen: 'unreachable-bar' },
          tags: ['unreachable'],
          on: {
            'connection.lost': goOffline,
            'connection.check': { target: 'asking', meta: { spec: ['N1'] } },
            'call.answered': answered,
          },
          after: { askAgain: { target: 'asking', meta: { spec: ['N1'] } } },
        },
        asking: {
          description: 'The network is probed; until it answers nothing is promised.',
          meta: { spec: ['N1'], screen: 'asking-bar' },
          tags: ['unreachable', 'asking'],
          invoke: {
            id: 'askNetworkAgain',
            src: 'askNetwork',
            onDone: answered,
            onError: { target: 'unreachable', meta: { spec: ['N1'] } },
          },
          on: { 'connection.lost': goOffline, 'call.answered': answered },
        },
        restored: {
          description: 'The network answers again: the banner says so for a moment.',
          meta: { spec: ['N1'], screen: 'restored-bar' },
          tags: ['restored'],
          entry: ['retryFailedQueries', 'emitRestored'],
          on: {
            'connection.lost': loseConnection,
            'call.unanswered': {
              target: 'doubting',
              actions: { type: 'rememberSince', params: sinceOf },
              meta: { spec: ['N1'] },
            },
          },
          after: { untilSeen: { target: 'online', meta: { spec: ['N1'] } } },
        },
      },
    },
    retries,
  },
});
