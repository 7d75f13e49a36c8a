import { expect, test } from 'vitest';
import { inquirySteps } from './inquiry-steps.ts';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { runOperator } from './run-operator.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const run = (...args: string[]) => runOperator(network, ...args);

test('an operator lists, reads and decides inquiries at the command line', async () => {
  const offer = /of (.+) on 2026-11-17/.exec(await run('inquiries'))?.[1] ?? '';
  const missing = `Kestrel Media Q-0005   open   missing sale KM-21377 of ${offer} on 2026-11-17, 124.50 EUR`;
  expect((await run('inquiries')).split('\n')).toEqual([
    `5   ${missing}`,
    `2   Kestrel Media Q-0002   answered   More banners for the spring collection`,
    expect.stringContaining('4   Kestrel Media Q-0004   asked   conversion R'),
  ]);
  expect(await run('inquiry', '5')).toBe(
    `5   ${missing}\n\n2026-11-19T12:00:00.000Z   Nora Feldkamp (open) with tracker.csv\n    An order of last week is missing. The line of our own tracker is attached.`,
  );
  expect(await run('ask', '5', 'On which day?')).toContain('Q-0005   asked');
  expect(await run('answer', '5', 'Which newsletter was it?')).toContain('Q-0005   answered');
  expect(await run('grant', '5', 'It is booked.', '--amount', '99.00')).toContain('Q-0005   granted');
  expect(await run('decline', '4', 'It was returned.')).toContain('Q-0004   declined');
  const { body } = await inquirySteps(network).get(5, 'publisher@portal.test');
  expect([read(body, 'data.messages.3.name'), read(body, 'data.messages.3.text')]).toEqual([
    'Halyard',
    'It is booked.',
  ]);
});

test.each<[args: string[], words: string]>([
  [['inquiry', 'five'], '"five" is no number of an inquiry.'],
  [['answer', '5'], 'Say what the publisher is to read.'],
  [['grant', '5', 'Yes', '--amount', '12,50'], '"12,50" is no amount such as 12.50.'],
  [['answer', '5', 'Yes', 'and more'], 'Nothing was done.'],
  [['inquiry', '99'], 'Requested resource is not found'],
  [['decline', '1', 'No'], 'This inquiry is closed'],
  [['grant', '2', 'Yes'], 'There is nothing to decide'],
  [['grant', '5', 'Yes', '--click', 'abc'], 'This is no click of the publisher on the offer'],
])('%s says what is wrong', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
