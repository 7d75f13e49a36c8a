import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal, secrets } from '../models/samples.ts';
import { confirmationMachine } from './confirmation.machine.ts';

export const confirmationModel = modelOf('confirmation', {
  machine: confirmationMachine,
  inputs: { start: undefined },
  events: {
    'confirmation.ask': [{}],
    'confirmation.confirm': [{ proof: { password: secrets.password } }, { proof: 'passkey' }],
    'confirmation.abandon': [{}],
    'session.began': [{}],
    'session.ended': [{}],
  },
  answers: { confirm: [undefined] },
  failures: { confirm: [refusal(400, 'INVALID_CREDENTIALS'), refusal(0)] },
  describe: ({ context: { failure: failed } }) => codeOf(failed),
});
