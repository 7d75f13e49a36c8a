import { modelOf } from '../models/chart-model.ts';
import { connectionMachine } from './connection.machine.ts';

export const connectionModel = modelOf('connection', {
  machine: connectionMachine,
  inputs: { start: undefined },
  events: {
    'connection.lost': [{ since: 1 }],
    'connection.returned': [{}],
    'call.answered': [{}],
    'call.unanswered': [{ since: 2 }],
    'connection.check': [{}],
    'query.answered': [{}],
    'query.failed': [{}],
    'query.canceled': [{}],
    'retry.request': [{}],
  },
  answers: { askNetwork: [undefined], askNetworkAgain: [undefined] },
  // The regions share neither events nor data: each is walked while the other rests.
  isTried: ({ value, context }, { type }) =>
    /^(query|retry)/.test(type)
      ? value.network === 'online' && context.since === null
      : value.retries === 'free',
  describe: ({ context: { since } }) => (since === null ? '' : `answered at ${since}`),
});
