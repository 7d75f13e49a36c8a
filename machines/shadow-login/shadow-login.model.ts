import { modelOf } from '../models/chart-model.ts';
import { shadowLoginMachine } from './shadow-login.machine.ts';

export const shadowLoginModel = modelOf('shadowLogin', {
  machine: shadowLoginMachine,
  inputs: { start: undefined },
  events: {
    'operator.came': [
      { id: 1, name: 'Trailmix Media', isReadOnly: true },
      { id: 1, name: 'Trailmix Media', isReadOnly: false },
      { id: 2, name: 'Northbound', isReadOnly: true },
    ],
    'publisher.came': [{}],
    'shadow.act': [{}],
    'session.ended': [{}],
  },
  answers: {},
  describe: ({ context: { partner } }) => (partner ? `as ${partner.name}` : ''),
});
