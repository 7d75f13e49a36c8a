import { modelOf } from '../models/chart-model.ts';
import { failure, codeOf, refusal } from '../models/samples.ts';
import { currencyChangeMachine } from './currency-change.machine.ts';

export const currencyChangeModel = modelOf('currencyChange', {
  machine: currencyChangeMachine,
  inputs: { fresh: { currency: 'EUR', isChanged: false }, spent: { currency: 'USD', isChanged: true } },
  events: {
    'currency.choose': [{ currency: 'EUR' }, { currency: 'USD' }],
    'currency.confirm': [{}],
    'currency.abandon': [{}],
  },
  answers: { saveCurrency: [undefined] },
  failures: { saveCurrency: [failure, refusal(409, 'CURRENCY_ALREADY_CHANGED')] },
  describe: ({ context: { currency, isChanged, chosen, failure: failed } }) =>
    `${currency}${isChanged ? ' for good' : ''}, chosen ${chosen ?? 'nothing'}${codeOf(failed)}`,
});
