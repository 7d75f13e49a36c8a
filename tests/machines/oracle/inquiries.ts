import { refusal } from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';

const shown = (status: string) => send('inquiry.shown', { status });
const said = { text: 'The order is attached.', file: null } as const;
const reply = send('reply.send', { ...said, isShadowed: false });
const ask = send('withdrawal.ask', { isShadowed: false });
const confirm = send('withdrawal.confirm');
const abandon = send('withdrawal.abandon');
const closed = refusal(409, 'INQUIRY_CLOSED');
const row = { clause: 'O12.i', chart: 'inquiry' } as const;
const live = { is: ['live'], isNot: ['asking', 'busy'] } as const;
const over = { isNot: ['live', 'asking', 'busy'] } as const;

const standing = {
  open: { ...live, sees: ['inquiry-open'] },
  answered: { ...live, sees: ['inquiry-answered'] },
  asked: { ...live, sees: ['inquiry-answered'] },
  granted: { ...over, sees: ['inquiry-granted'] },
  declined: { ...over, sees: ['inquiry-declined'] },
  withdrawn: { ...over, sees: ['inquiry-closed'] },
  'of a newer network': { ...over, sees: ['inquiry-closed'] },
} as const;
const befores: readonly (readonly [string, Row['given']])[] = [
  ['at first', []],
  ...(['open', 'answered', 'asked', 'granted', 'declined', 'withdrawn'] as const).map(
    (status) => [`after ${status}`, [shown(status)]] as const,
  ),
  ['after a refused reply', [shown('open'), reply, fail('reply', closed)]],
];

/** What was decided where the specification is silent: the life of an inquiry. */
export const inquiryRows: readonly Row[] = [
  ...befores.flatMap(([when, given]) =>
    Object.entries(standing).map(([status, seen]): Row => ({
      ...row,
      says: `what can be done follows from how it stands: ${status}, ${when}`,
      given,
      when: [shown(status)],
      expected: { does: [], ...seen, has: { status, failure: null } },
    })),
  ),
  ...(['open', 'answered', 'asked'] as const).flatMap((status): Row[] => [
    {
      ...row,
      says: `a reply is sent once: ${status}`,
      given: [shown(status)],
      when: [reply, reply],
      expected: { does: ['call reply'], is: ['live', 'busy'], isNot: ['asking'], sees: ['inquiry-replying'] },
    },
    {
      ...row,
      says: `a reply opens it again: ${status}`,
      given: [shown(status), reply],
      when: [answer('reply', { status: 'open' })],
      expected: { does: [], ...standing.open, has: { status: 'open', failure: null } },
    },
    {
      ...row,
      says: `a refused reply says why: ${status}`,
      given: [shown(status), reply],
      when: [fail('reply', closed)],
      expected: { does: [], ...live, sees: ['inquiry-refused'], has: { status, failure: closed } },
    },
    {
      ...row,
      says: `nothing is withdrawn before the question is answered: ${status}`,
      given: [shown(status)],
      when: [ask],
      expected: { does: [], is: ['live', 'asking'], isNot: ['busy'], sees: ['inquiry-asking'] },
    },
    {
      ...row,
      says: `the question can be left: ${status}`,
      given: [shown(status), ask],
      when: [abandon, confirm],
      expected: { does: [], ...standing[status] },
    },
    {
      ...row,
      says: `an operator writes nothing in the name of a publisher: ${status}`,
      given: [shown(status)],
      when: [send('reply.send', { ...said, isShadowed: true })],
      expected: { does: [], ...standing[status], refuses: 'isWrittenFor' },
    },
    {
      ...row,
      says: `nor withdraws it: ${status}`,
      given: [shown(status)],
      when: [send('withdrawal.ask', { isShadowed: true })],
      expected: { does: [], ...standing[status], refuses: 'isWrittenFor' },
    },
  ]),
  {
    ...row,
    says: 'a refused reply can be sent again',
    given: [shown('open'), reply, fail('reply', closed)],
    when: [reply],
    expected: { does: ['call reply'], is: ['live', 'busy'], has: { failure: null } },
  },
  {
    ...row,
    says: 'a refused reply leaves the way to withdraw it',
    given: [shown('open'), reply, fail('reply', closed)],
    when: [ask],
    expected: { does: [], is: ['live', 'asking'], has: { failure: null } },
  },
  ...(['reply.send', 'withdrawal.ask'] as const).map((type): Row => ({
    ...row,
    says: `an operator writes nothing after a refusal either: ${type}`,
    given: [shown('open'), reply, fail('reply', closed)],
    when: [send(type, { ...said, isShadowed: true })],
    expected: { does: [], ...live, sees: ['inquiry-refused'], refuses: 'isWrittenFor' },
  })),
  {
    ...row,
    says: 'it is withdrawn once',
    given: [shown('open'), ask],
    when: [confirm, confirm],
    expected: { does: ['call withdraw'], is: ['live', 'asking', 'busy'], sees: ['inquiry-withdrawing'] },
  },
  {
    ...row,
    says: 'what is withdrawn is over',
    given: [shown('open'), ask, confirm],
    when: [answer('withdraw', { status: 'withdrawn' })],
    expected: { does: [], ...standing.withdrawn, has: { status: 'withdrawn' } },
  },
  {
    ...row,
    says: 'a reply shows what the network has decided meanwhile',
    given: [shown('answered'), reply],
    when: [answer('reply', { status: 'granted' })],
    expected: { does: [], ...standing.granted, has: { status: 'granted', failure: null } },
  },
  {
    ...row,
    says: 'so does a withdrawal that came too late',
    given: [shown('open'), ask, confirm],
    when: [answer('withdraw', { status: 'granted' })],
    expected: { does: [], ...standing.granted, has: { status: 'granted' } },
  },
  {
    ...row,
    says: 'a refused withdrawal says why in the dialog, and can be tried again',
    given: [shown('open'), ask, confirm],
    when: [fail('withdraw', closed)],
    expected: {
      does: [],
      is: ['live', 'asking'],
      isNot: ['busy'],
      sees: ['inquiry-asking'],
      has: { failure: closed },
    },
  },
  {
    ...row,
    says: 'the next try forgets why the last one was refused',
    given: [shown('open'), ask, confirm, fail('withdraw', closed)],
    when: [confirm],
    expected: { does: ['call withdraw'], is: ['live', 'asking', 'busy'], has: { failure: null } },
  },
  {
    ...row,
    says: 'so does leaving the question',
    given: [shown('open'), ask, confirm, fail('withdraw', closed)],
    when: [abandon],
    expected: { does: [], ...standing.open, has: { failure: null } },
  },
];
