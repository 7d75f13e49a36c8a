import { failure } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';

const selected = (...statuses: readonly string[]) =>
  statuses.map((status, index) => ({ id: index + 1, name: `Campaign ${index + 1}`, status }));
const pauseAll = (...statuses: readonly string[]) =>
  send('bulk.start', { command: 'pause', rows: selected(...statuses) });
const removeAll = send('bulk.start', { command: 'remove', rows: selected('running', 'other') });
const bulk = { chart: 'bulkCommand' } as const;

const form = { chart: 'form', input: { isRestored: false } } as const;
const submit = send('form.submit', { isOverwriting: false });

const upload = { chart: 'upload', input: { types: ['image/png'], largest: 1000 } } as const;
const file = { name: 'banner.png', type: 'image/png', size: 900 };
const choose = send('upload.choose', { file });
const chooseTooLarge = send('upload.choose', { file: { ...file, size: 1001 } });
/** Where a file can be chosen. */
const places = [
  { at: 'at first', given: [] },
  { at: 'after one that was refused', given: [chooseTooLarge] },
  { at: 'after one that was sent', given: [choose, answer('send')] },
  { at: 'after one that was stopped', given: [choose, send('upload.cancel')] },
  { at: 'after one that failed', given: [choose, fail('send')] },
];

/** The specification, 4 and 7, and what was decided where it is silent: many rows at once, and files. */
export const longWorkRows: readonly Row[] = [
  {
    clause: 'E8.c',
    says: 'a save that is not answered in 5 s takes longer than usual, and is still waited for',
    ...form,
    given: [submit],
    when: [pass(delays.save)],
    expected: { does: [], is: ['busy', 'slow'], sees: ['form-slow', 'form-ready'] },
  },
  {
    clause: 'E8.c',
    says: 'a save that fails after that is one that failed',
    ...form,
    given: [submit, pass(delays.save)],
    when: [fail('save')],
    expected: { isNot: ['busy', 'slow'], sees: ['form-failed', 'form-ready'] },
  },
  {
    clause: 'O4.b',
    says: 'of the selected campaigns those that run are paused',
    ...bulk,
    given: [],
    when: [pauseAll('paused', 'running')],
    expected: { does: [['call execute', { command: 'pause', id: 2 }]], is: ['busy'] },
  },
  {
    clause: 'O4.b',
    says: 'where none runs nothing is paused',
    ...bulk,
    given: [],
    when: [pauseAll('paused', 'other')],
    expected: { does: [], isNot: ['busy', 'over'], refuses: 'isNothingToPause' },
  },
  {
    clause: 'O4.b',
    says: 'where none is paused nothing is resumed',
    ...bulk,
    given: [],
    when: [send('bulk.start', { command: 'unpause', rows: selected('running', 'other') })],
    expected: { does: [], isNot: ['busy', 'over'], refuses: 'isNothingToResume' },
  },
  {
    clause: 'O4.b',
    says: 'what is under way is not cancelled',
    ...bulk,
    given: [pauseAll('running')],
    when: [send('bulk.cancel')],
    expected: { does: [], is: ['busy'], refuses: 'isAllUnderWay' },
  },
  {
    clause: 'O4.b',
    says: 'one that fails leaves the others under way',
    ...bulk,
    given: [pauseAll('running', 'running')],
    when: [fail('execute', failure)],
    expected: { is: ['busy'], isNot: ['over', 'failed'] },
  },
  {
    clause: 'O4.b',
    says: 'that some have failed is said at the end',
    ...bulk,
    given: [pauseAll('running')],
    when: [fail('execute', failure)],
    expected: { is: ['over', 'failed'], isNot: ['busy'], sees: ['bulk-incomplete'] },
  },
  {
    clause: 'O5.e',
    says: 'many are removed only after a question',
    ...bulk,
    given: [],
    when: [removeAll],
    expected: { does: [], is: ['asking'], isNot: ['busy'], sees: ['bulk-asking'] },
  },
  {
    clause: 'O5.e',
    says: 'with a yes each is removed, in any status',
    ...bulk,
    given: [removeAll],
    when: [send('bulk.confirm')],
    expected: {
      does: [
        ['call execute', { command: 'remove', id: 1 }],
        ['call execute', { command: 'remove', id: 2 }],
      ],
      is: ['busy'],
      isNot: ['asking'],
    },
  },
  {
    clause: 'O5.e',
    says: 'with a no none is',
    ...bulk,
    given: [removeAll],
    when: [send('bulk.abandon')],
    expected: { does: [], isNot: ['asking', 'busy', 'over'], has: { command: null } },
  },
  {
    clause: 'O5.e',
    says: 'one that is gone meanwhile is no failure, and its result is kept',
    ...bulk,
    given: [send('bulk.start', { command: 'remove', rows: selected('other') }), send('bulk.confirm')],
    when: [fail('execute', { ...failure, status: 404 })],
    expected: { is: ['over'], isNot: ['busy', 'failed'], has: { results: { 1: { outcome: 'gone' } } } },
  },
  {
    clause: 'O5.e',
    says: 'one that is gone meanwhile leaves the others under way',
    ...bulk,
    given: [removeAll, send('bulk.confirm')],
    when: [fail('execute', { ...failure, status: 404 })],
    expected: { is: ['busy'], isNot: ['over', 'failed'] },
  },
  {
    clause: 'O5.e',
    says: 'what was removed cannot be taken back',
    ...bulk,
    given: [
      send('bulk.start', { command: 'remove', rows: selected('other') }),
      send('bulk.confirm'),
      answer('execute'),
    ],
    when: [send('bulk.undo')],
    expected: { does: [], is: ['over'], isNot: ['busy'] },
  },
  {
    clause: 'O5.e',
    says: 'applications that were decided are not withdrawn',
    ...bulk,
    given: [],
    when: [send('bulk.start', { command: 'withdraw', rows: selected('other') })],
    expected: { does: [], isNot: ['asking', 'busy'], refuses: 'isNothingToWithdraw' },
  },
  {
    clause: 'O5.e',
    says: 'those that wait are, after a question',
    ...bulk,
    given: [send('bulk.start', { command: 'withdraw', rows: selected('undecided', 'other') })],
    when: [send('bulk.confirm')],
    expected: { does: [['call execute', { command: 'withdraw', id: 1 }]], is: ['busy'] },
  },
  ...places.flatMap(({ at, given }): Row[] => [
    {
      clause: 'O3.d',
      says: `a file that fits is sent ${at}`,
      ...upload,
      given,
      when: [choose],
      expected: { does: [['call send', { file }]], is: ['busy'], sees: ['upload-sending'] },
    },
    {
      clause: 'O3.d',
      says: `one that is too large is not, ${at}`,
      ...upload,
      given,
      when: [chooseTooLarge],
      expected: { does: [], isNot: ['busy'], sees: ['upload-refused'], has: { fault: 'size' } },
    },
  ]),
];
