import { modelOf } from '../models/chart-model.ts';
import { newerTos, tos, user, pendingUser, newerPendingUser, shadowUser } from '../models/samples.ts';
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
    'terms.accept': [{ tos }, { tos: newerTos }],
    'terms.decline': [{}],
  },
  answers: { acceptTerms: [undefined] },
  isTried: (_, event) => event.type !== 'terms.accept' || event.tos === tos,
  // The version on screen; the first where there is none.
  isOffered: ({ context: { version } }, event) =>
    event.type !== 'terms.accept' || event.tos === (version ?? tos),
  describe: ({ context: { version } }) => version ?? '',
});
