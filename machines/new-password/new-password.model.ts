import { modelOf } from '../models/chart-model.ts';
import { secrets, codeOf, refusal } from '../models/samples.ts';
import { newPasswordMachine } from './new-password.machine.ts';

export const newPasswordModel = modelOf('newPassword', {
  machine: newPasswordMachine,
  inputs: { withLink: { hasLink: true }, withoutLink: { hasLink: false } },
  events: { 'password.save': [{ password: secrets.password, confirmation: secrets.password }] },
  answers: { savePassword: [undefined] },
  failures: { savePassword: [refusal(400, 'INVALID_RESET_LINK'), refusal(422, 'VALIDATION_ERROR')] },
  describe: ({ context: { hasLink, failure: failed } }) => `${hasLink ? 'a' : 'no'} link${codeOf(failed)}`,
});
