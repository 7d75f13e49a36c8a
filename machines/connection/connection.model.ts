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
  },
  answers: { askNetwork: [undefined], askNetworkAgain: [undefined] },
  describe: ({ context: { since } }) => (since === null ? '' : `answered at ${since}`),
});
