import { modelOf } from '../models/chart-model.ts';
import { codeOf, secrets } from '../models/samples.ts';
import { factorSetupMachine } from './factor-setup.machine.ts';

export const factorSetupModel = modelOf('factorSetup', {
  machine: factorSetupMachine,
  inputs: { only: undefined },
  events: {
    'app.set': [{}],
    'app.activate': [{ code: secrets.code }],
    'passkey.ask': [{}],
    'passkey.add': [{ name: 'Phone' }],
    'codes.renew': [{}],
    'codes.keep': [{}],
    'factor.remove': [{ factor: { type: 'totp' } }, { factor: { type: 'passkey', id: 'p1', name: 'Phone' } }],
    'setup.confirm': [{}],
    'setup.abandon': [{}],
  },
  answers: {
    startTotp: [undefined],
    activateTotp: [{ hasCodes: true }, { hasCodes: false }],
    addPasskey: [{ hasCodes: true }, { hasCodes: false }],
    renewCodes: [undefined],
    removeFactor: [undefined],
  },
  describe: ({ context: { factor, failure } }) => `${factor ? factor.type : ''}${codeOf(failure)}`,
});
