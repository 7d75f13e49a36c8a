import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { postbackCommandMachine } from './postback-command.machine.ts';

const setDefault = { command: 'setDefault', id: 2, level: 'global', status: 'active' } as const;

export const postbackCommandModel = modelOf('postbackCommand', {
  machine: postbackCommandMachine,
  inputs: { start: undefined },
  events: {
    'postback.command': [
      { ...setDefault, formerDefault: 1 },
      { ...setDefault, formerDefault: null },
      { ...setDefault, formerDefault: undefined },
      { ...setDefault, formerDefault: 1, level: 'offer' },
      { ...setDefault, formerDefault: 1, status: 'inactive' },
      { command: 'remove', id: 2 },
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
