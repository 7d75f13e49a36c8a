import { modelOf } from '../models/chart-model.ts';
import { deploymentMachine } from './deployment.machine.ts';

export const deploymentModel = modelOf('deployment', {
  machine: deploymentMachine,
  inputs: { start: undefined },
  events: {
    'version.replaced': [{}],
    'version.doubt': [{}],
    'part.lost': [{ part: 'menu' }, { part: 'palette' }],
    'part.arrived': [{}],
    'offer.postpone': [{}],
  },
  answers: {
    askVersion: [{ isOther: false }, { isOther: true }],
    askVersionOfLost: [{ isOther: false }, { isOther: true }],
  },
  describe: ({ context: { lost } }) => (lost === null ? '' : `without the ${lost}`),
});
