import { modelOf } from '../models/chart-model.ts';
import { paletteMachine } from './palette.machine.ts';

export const paletteModel = modelOf('palette', {
  machine: paletteMachine,
  inputs: { start: undefined },
  events: {
    'portal.freed': [{}],
    'portal.blocked': [{}],
    'palette.toggle': [{}],
    'palette.close': [{}],
    'palette.choose': [{ id: 'page dashboard' }, { id: 'offer 48213' }],
    'palette.askForOffer': [{}],
    'palette.back': [{}],
    'session.ended': [{}],
  },
  answers: {},
  describe: ({ context: { recent } }) => recent.join(', '),
});
