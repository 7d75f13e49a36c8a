import { failure, refusal } from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';

const fresh = { chart: 'currencyChange', input: { currency: 'EUR', isChanged: false } } as const;
const choose = send('currency.choose', { currency: 'USD' });
const confirm = send('currency.confirm');
const saving = { ...fresh, given: [choose, confirm] } as const;
const changeable = {
  isOver: false,
  isNot: ['asking', 'busy', 'final'],
  sees: ['currency-changeable'],
} as const;

/** The specification, 3 and 4: the profile currency can be changed only once. */
export const currencyRows: readonly Row[] = [
  {
    clause: 'O12.e',
    says: 'it can be changed where it never was',
    ...fresh,
    given: [],
    when: [],
    expected: { does: [], ...changeable },
  },
  {
    clause: 'O12.e',
    says: 'where it was changed before, it is final',
    chart: 'currencyChange',
    input: { currency: 'USD', isChanged: true },
    given: [],
    when: [],
    expected: { does: [], isOver: true, endsWith: { ok: true }, sees: ['currency-changed'] },
  },
  {
    clause: 'O12.e',
    says: 'once it is saved it is final, the user is reloaded and the success told',
    ...saving,
    when: [answer('saveCurrency')],
    expected: {
      does: ['reloadUser', 'tellSaved'],
      isOver: true,
      endsWith: { ok: true },
      sees: ['currency-changed'],
      has: { currency: 'USD', isChanged: true },
    },
  },
  {
    clause: 'O12.e',
    says: 'what was changed elsewhere is final here too, and the user is reloaded',
    ...saving,
    when: [fail('saveCurrency', refusal(409, 'CURRENCY_ALREADY_CHANGED'))],
    expected: {
      does: ['reloadUser'],
      isOver: true,
      endsWith: { ok: false, error: { code: 'CURRENCY_ALREADY_CHANGED' } },
      sees: ['currency-changed-elsewhere'],
      has: { currency: 'EUR', failure: { code: 'CURRENCY_ALREADY_CHANGED' } },
    },
  },
  {
    clause: 'O12.f',
    says: 'choosing asks, and sends nothing',
    ...fresh,
    given: [],
    when: [choose],
    expected: {
      does: [],
      isOver: false,
      is: ['asking'],
      isNot: ['busy'],
      sees: ['currency-confirming'],
      has: { chosen: 'USD' },
    },
  },
  {
    clause: 'O12.f',
    says: 'choosing the currency in force asks nothing',
    ...fresh,
    given: [],
    when: [send('currency.choose', { currency: 'EUR' })],
    expected: { does: [], ...changeable },
  },
  {
    clause: 'O12.f',
    says: 'who abandons the question has changed nothing',
    ...fresh,
    given: [choose],
    when: [send('currency.abandon')],
    expected: { does: [], ...changeable, has: { chosen: null, currency: 'EUR', isChanged: false } },
  },
  {
    clause: 'O12.g',
    says: 'confirming twice sends what was chosen once',
    ...fresh,
    given: [choose],
    when: [confirm, confirm],
    expected: { does: [['call saveCurrency', { currency: 'USD' }]], is: ['busy'], sees: ['currency-saving'] },
  },
  {
    clause: 'O12.g',
    says: 'a refusal keeps the question open and says why',
    ...saving,
    when: [fail('saveCurrency', failure)],
    expected: {
      does: [],
      isOver: false,
      is: ['asking'],
      isNot: ['busy'],
      sees: ['currency-refused'],
      has: { failure: { code: failure.code }, currency: 'EUR' },
    },
  },
  {
    clause: 'O12.g',
    says: 'and can be confirmed again',
    ...saving,
    given: [...saving.given, fail('saveCurrency', failure)],
    when: [confirm],
    expected: { does: [['call saveCurrency', { currency: 'USD' }]], is: ['busy'], has: { failure: null } },
  },
];
