import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { verifyEmailMachine } from './verify-email.machine.ts';

const link = { id: '7', signature: 'f00d', expires: '1767225600' };

export const verifyEmailModel = modelOf('verifyEmail', {
  machine: verifyEmailMachine,
  inputs: {
    whole: link,
    withoutId: { ...link, id: null },
    withoutNumber: { ...link, id: 'me' },
    withoutSignature: { ...link, signature: '' },
    withoutExpiry: { ...link, expires: null },
    withoutTime: { ...link, expires: 'soon' },
  },
  events: { 'verification.retry': [{}] },
  answers: { verifyEmail: [undefined] },
  failures: {
    verifyEmail: [
      refusal(403, 'INVALID_SIGNATURE'),
      refusal(400),
      refusal(408),
      refusal(429),
      refusal(500),
      refusal(0),
    ],
  },
  describe: ({ context: { link: given, failure: failed } }) =>
    Object.values(given).map(String).join(' ') + codeOf(failed),
});
