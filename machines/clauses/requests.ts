import type { Clauses } from './clause.ts';

export const requestClauses = {
  'P1.a': [
    'A request is repeated until a condition on the data of its answer holds.',
    'polling.checking | always | 0',
    'polling.requesting | request onDone | 0',
  ],
  'P1.b': [
    '1000 ms lie between an answer and the next request.',
    'polling: delay interval',
    'polling.waiting | after interval | 0: drop',
    'polling.waiting | after interval | 0: stay',
    'polling.waiting | after interval | 0: go to …',
  ],
  'P1.c': ['It is repeated without a limit unless one is given.', 'polling.checking | always | 1: negate'],
  'P1.d': [
    "When the retries run out it fails with 'The maximum amount of attempts has been exceeded'.",
    'polling.checking | always | 1',
    'polling.waiting | after interval | 0: drop action countRetry',
  ],
  'P1.e': ['A request that fails ends it.', 'polling.requesting | request onError | 0'],
  'P3.a': [
    'A cancelled polling ends, and requests nothing any more.',
    'polling.requesting | polling.cancel | 0',
    'polling.waiting | polling.cancel | 0',
  ],
  'O12.e': [
    'The currency can be changed once.',
    'currencyChange.deciding | always | 0',
    'currencyChange.saving | saveCurrency onDone | 0',
    'currencyChange.saving | saveCurrency onError | 0: drop',
    'currencyChange.saving | saveCurrency onError | 0: drop action …',
    'currencyChange.saving | saveCurrency onError | 0: go to …',
  ],
  'O12.f': [
    'A change is confirmed first.',
    'currencyChange.changeable | currency.choose | 0',
    'currencyChange.confirming | currency.abandon | 0',
  ],
  'O12.g': [
    'It is sent once; a refusal changes nothing and says why.',
    'currencyChange.confirming | currency.confirm | 0',
    'currencyChange.saving | saveCurrency onError | 1',
    'currencyChange.refused | currency.confirm | 0',
  ],
} as const satisfies Clauses;
