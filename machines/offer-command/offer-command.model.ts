import { modelOf } from '../models/chart-model.ts';
import { codeOf } from '../models/samples.ts';
import { offerCommandMachine } from './offer-command.machine.ts';

export const offerCommandModel = modelOf('offerCommand', {
  machine: offerCommandMachine,
  inputs: { start: { kind: 'offer', id: 48213 } },
  events: {
    'offer.command': [
      { command: 'apply' },
      { command: 'run', details: { name: 'Newsletter' } },
      { command: 'pause' },
      { command: 'pause', status: 'pending' },
      { command: 'pause', status: 'ended' },
      { command: 'unpause' },
    ],
    'command.confirm': [{ details: { comment: 'Two newsletters a week' } }],
    'command.abandon': [{}],
    'command.retry': [{}],
    'command.undo': [{}],
  },
  answers: { execute: [{ id: 48213 }], undo: [{ id: 48213 }] },
  describe: ({ context: { command, details, result, failure: failed } }) =>
    `${command ?? 'nothing'}${details ? ' with details' : ''}${result ? ', answered' : ''}${codeOf(failed)}`,
});
