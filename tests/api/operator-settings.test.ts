import { expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { runOperator } from './run-operator.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const run = (...args: string[]) => runOperator(network, ...args);
const linesOf = async (name: string) =>
  (await run('settings')).split('\n').filter((line) => line.startsWith(name));

test('[C1] an operator lists and sets settings at the command line, and the portal has them at once', async () => {
  expect(await linesOf('general.first_week_day')).toEqual(['general.first_week_day']);
  expect(await run('set', 'general.system_name', 'Northwind Partners')).toBe(
    'general.system_name is "Northwind Partners" from now on.',
  );
  await run('set', 'general.first_week_day', '0');
  await run('set', 'general.shadow_read_only', 'true');
  await run('set', 'operator_mails', 'daily');
  const { body } = await network.request('/publisher/v1/config');
  expect(
    ['system_name', 'first_week_day', 'shadow_read_only'].map((name) => read(body, `data.general.${name}`)),
  ).toEqual(['Northwind Partners', '0', true]);
  expect([...(await linesOf('operator_mails')), ...(await linesOf('general.first_week_day'))]).toEqual([
    'operator_mails   "daily"',
    'general.first_week_day   "0"',
  ]);
});

test.each<[args: string[], words: string]>([
  [['set', 'general.colour', 'teal'], 'There is no setting "general.colour": "settings" lists them.'],
  [['set', 'operator_mails', 'weekly'], '"weekly" does not fit operator_mails.'],
  [['set', 'operator_mails'], 'Say what it is from now on.'],
  [['set'], 'Name the setting.'],
])('%j is refused: %s', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
