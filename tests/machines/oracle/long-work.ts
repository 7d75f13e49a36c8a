import { failure } from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';

const selected = (...statuses: readonly string[]) =>
  statuses.map((status, index) => ({ id: index + 1, name: `Campaign ${index + 1}`, status }));
const pauseAll = (...statuses: readonly string[]) =>
  send('bulk.start', { command: 'pause', rows: selected(...statuses) });
const bulk = { chart: 'bulkCommand' } as const;

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
