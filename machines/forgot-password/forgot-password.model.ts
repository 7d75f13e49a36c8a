import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

export const forgotPasswordModel = modelOf('forgotPassword', {
  machine: forgotPasswordMachine,
  inputs: { start: undefined },
  events: { 'link.request': [{ email: 'mara@trailmix.test' }], 'link.requestAnother': [{}] },
  answers: { requestLink: [undefined] },
  failures: { requestLink: [refusal(429, 'TOO_MANY_REQUESTS')] },
  describe: ({ context: { failure: failed } }) => `a link${codeOf(failed)}`,
});
