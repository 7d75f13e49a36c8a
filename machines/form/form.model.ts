import { modelOf } from '../models/chart-model.ts';
import { codeOf, failure, refusal } from '../models/samples.ts';
import { formMachine } from './form.machine.ts';

export const formModel = modelOf('form', {
  machine: formMachine,
  inputs: { fresh: { isRestored: false }, restored: { isRestored: true } },
  events: {
    'form.submit': [{ isOverwriting: false }, { isOverwriting: true }],
    'version.agrees': [{}],
    'version.conflicts': [{}],
    'version.isGone': [{}],
    'call.failed': [{ error: failure }],
    'input.replaced': [{}],
  },
  answers: {
    save: [
      { isSaved: true, saved: { revision: 2 } },
      { isSaved: false, saved: null },
    ],
  },
  failures: { save: [refusal(0, 'OFFLINE')] },
  describe: ({ context }) => codeOf(context.failure),
});
