import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { removalMachine } from './removal.machine.ts';

export const removalModel = modelOf('removal', {
  machine: removalMachine,
  inputs: { start: undefined },
  events: {
    'removal.ask': [{ id: 7 }, { id: 8 }, { id: 7, isDecided: true }],
    'removal.confirm': [{}],
    'removal.abandon': [{}],
  },
  answers: { remove: [undefined] },
  failures: { remove: [refusal(404, 'NOT_FOUND_HTTP_EXCEPTION'), refusal(409, 'APPROVAL_DECIDED')] },
  describe: ({ context: { id, failure: failed } }) => `${id ?? 'nothing'}${codeOf(failed)}`,
});
