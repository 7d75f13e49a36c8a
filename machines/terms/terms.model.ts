import { modelOf } from '../models/chart-model.ts';
import { tos, user, pendingUser, newerPendingUser, shadowUser } from '../models/samples.ts';
import { termsMachine } from './terms.machine.ts';

export const termsModel = modelOf('terms', {
  machine: termsMachine,
  inputs: { start: undefined },
  events: {
    'user.loaded': [{ user }, { user: pendingUser }, { user: newerPendingUser }, { user: shadowUser }],
    'user.reloadFailed': [{}],
    'session.ended': [{}],
    'session.signingOut': [{}],
    'terms.tick': [{}],
    'terms.untick': [{}],
    'terms.accept': [{ tos }],
    'terms.decline': [{}],
  },
  answers: { acceptTerms: [undefined] },
  describe: ({ context: { version } }) => version ?? '',
});
