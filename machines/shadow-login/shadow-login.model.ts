import { modelOf } from '../models/chart-model.ts';
import { shadowUser, user } from '../models/samples.ts';
import { shadowLoginMachine } from './shadow-login.machine.ts';

const otherShadow = { ...shadowUser, partner: { id: 2, name: 'Northbound' } };

export const shadowLoginModel = modelOf('shadowLogin', {
  machine: shadowLoginMachine,
  inputs: { start: undefined },
  events: {
    'user.loaded': [{ user }, { user: shadowUser }, { user: otherShadow }],
    'configuration.loaded': [{ isShadowReadOnly: true }, { isShadowReadOnly: false }],
    'shadow.act': [{}],
    'session.ended': [{}],
  },
  answers: {},
  // The configuration loads once.
  isTried: ({ context }, event) => event.type !== 'configuration.loaded' || context.isReadOnly === null,
  describe: ({ context: { partner, isReadOnly } }) =>
    [partner && `as ${partner.name}`, isReadOnly !== null && `(${isReadOnly ? 'view-only' : 'free'})`]
      .filter(Boolean)
      .join(' '),
});
