import { failure } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';

const polling = { chart: 'polling', input: {} } as const;
const notYet = answer('request', { isMet: false, data: 'queued' });
const met = answer('request', { isMet: true, data: 'done' });
const hundredTimes = Array.from({ length: 100 }, () => [notYet, pass(delays.polling)]).flat();
const cancel = send('polling.cancel');
const twice = { chart: 'polling', input: { maxRetries: 2 } } as const;

/** The specification, 4 and 9: polling. */
export const pollingRows: readonly Row[] = [
  {
    clause: 'P1.a',
    says: 'the first request is made at once',
    ...polling,
    given: [],
    when: [],
    expected: { does: ['call request'], is: ['busy'], isOver: false },
  },
  {
    clause: 'P1.a',
    says: 'an answer that meets the condition ends it, with its data',
    ...polling,
    given: [notYet, pass(delays.polling)],
    when: [met],
    expected: { does: [], isOver: true, sees: ['polling-succeeded'], endsWith: { ok: true, data: 'done' } },
  },
  {
    clause: 'P1.a',
    says: 'an answer that does not meet it is waited after',
    ...polling,
    given: [],
    when: [notYet],
    expected: { does: [], isOver: false, is: ['busy'], sees: ['polling'] },
  },
  {
    clause: 'P1.b',
    says: 'the next request comes 1000 ms after the answer, and not before',
    ...polling,
    given: [notYet],
    when: [pass(delays.polling)],
    expected: { does: ['call request'], isOver: false },
  },
  {
    clause: 'P1.c',
    says: 'after a hundred requests it still goes on',
    ...polling,
    given: [...hundredTimes, notYet],
    when: [pass(delays.polling)],
    expected: { does: ['call request'], isOver: false },
  },
  {
    clause: 'P1.d',
    says: 'the answer to the second of two retries is the last',
    ...twice,
    given: [notYet, pass(delays.polling), notYet, pass(delays.polling)],
    when: [notYet],
    expected: {
      does: [],
      isOver: true,
      sees: ['polling-exhausted'],
      endsWith: { ok: false, error: { code: 'ATTEMPTS_EXHAUSTED' } },
    },
  },
  {
    clause: 'P1.d',
    says: 'the second of two retries is made',
    ...twice,
    given: [notYet, pass(delays.polling), notYet],
    when: [pass(delays.polling)],
    expected: { does: ['call request'], isOver: false },
  },
  {
    clause: 'P1.e',
    says: 'a request that fails ends it, with what it failed with',
    ...polling,
    given: [],
    when: [fail('request', failure)],
    expected: {
      does: [],
      isOver: true,
      sees: ['polling-failed'],
      endsWith: { ok: false, error: { code: failure.code } },
    },
  },
  {
    clause: 'P3.a',
    says: 'it is over while a request is under way',
    ...polling,
    given: [],
    when: [cancel],
    expected: {
      does: [],
      isOver: true,
      sees: ['polling-canceled'],
      endsWith: { ok: false, error: { code: 'REQUEST_CANCELED' } },
    },
  },
  {
    clause: 'P3.a',
    says: 'it is over while it waits, and nothing is requested any more',
    ...polling,
    given: [notYet, cancel],
    when: [pass(10 * delays.polling)],
    expected: { does: [], isOver: true, sees: ['polling-canceled'] },
  },
];
