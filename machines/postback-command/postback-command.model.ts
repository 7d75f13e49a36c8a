import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { postbackCommandMachine } from './postback-command.machine.ts';

export const postbackCommandModel = modelOf('postbackCommand', {
  machine: postbackCommandMachine,
  inputs: { start: undefined },
  events: {
    'postback.command': [
      { command: 'setDefault', id: 2, formerDefault: 1 },
      { command: 'setDefault', id: 2, formerDefault: null },
      { command: 'remove', id: 2, formerDefault: 1 },
    ],
    'postback.confirm': [{}],
    'postback.abandon': [{}],
    'postback.undo': [{}],
  },
  answers: { execute: [undefined], restoreDefault: [undefined] },
  failures: { execute: [refusal(409, 'POSTBACK_NOT_GLOBAL')], restoreDefault: [refusal(0)] },
  describe: ({ context: { asked, failure: failed } }) =>
    `${asked ? `${asked.command} ${asked.id} instead of ${asked.formerDefault ?? 'none'}` : 'nothing'}${codeOf(failed)}`,
});
