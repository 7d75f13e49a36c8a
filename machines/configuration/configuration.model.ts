import { modelOf } from '../models/chart-model.ts';
import { configurationMachine } from './configuration.machine.ts';

export const configurationModel = modelOf('configuration', {
  machine: configurationMachine,
  inputs: { start: undefined },
  events: { 'configuration.retry': [{}] },
  answers: {
    loadConfiguration: [{ isShadowReadOnly: true }],
    loadConfigurationAgain: [{ isShadowReadOnly: false }],
  },
  describe: ({ context: { attempts } }) => `after ${attempts} attempts`,
});
