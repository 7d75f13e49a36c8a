import { modelOf } from '../models/chart-model.ts';
import { failure, codeOf, refusal } from '../models/samples.ts';
import { apiTokenMachine } from './api-token.machine.ts';

export const apiTokenModel = modelOf('apiToken', {
  machine: apiTokenMachine,
  inputs: { none: { exists: false }, one: { exists: true } },
  events: { 'token.create': [{}], 'token.revoke': [{}], 'token.confirm': [{}], 'token.abandon': [{}] },
  answers: { createToken: [undefined], revokeToken: [undefined] },
  failures: {
    createToken: [failure, refusal(409, 'API_TOKEN_EXISTS')],
    revokeToken: [failure, refusal(404, 'NOT_FOUND_HTTP_EXCEPTION')],
  },
  describe: ({ context: { exists, isShown, failure: failed } }) =>
    `${exists ? 'one before' : 'none before'}${isShown ? ', shown' : ''}${codeOf(failed)}`,
});
