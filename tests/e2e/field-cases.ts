import type { Locator, Page } from '@playwright/test';
import type { FieldType } from '#fields/field-types.ts';
import type { otherSamples } from '#gallery/field-samples.ts';
import { typeInto } from '../support/type-into.ts';

/** A field on the card in which it can be tried. */
export type Field = { card: Locator; page: Page };

type Step = (field: Field) => Promise<void>;

const typing =
  (text: string, role: 'textbox' | 'spinbutton' | 'combobox' = 'textbox'): Step =>
  async ({ card }) => {
    await typeInto(card.getByRole(role).first(), text);
  };
const picking =
  (...options: string[]): Step =>
  async ({ card, page }) => {
    await card.getByRole('combobox').click();
    for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Escape');
  };
const pickingDay =
  (...days: string[]): Step =>
  async ({ card, page }) => {
    await card.getByRole('button', { name: 'Open the calendar' }).click();
    for (const day of days) await page.getByRole('button', { name: day }).click();
  };
const pressing =
  (role: 'slider' | 'spinbutton', ...keys: string[]): Step =>
  async ({ card, page }) => {
    await card.getByRole(role).first().focus();
    for (const key of keys) await page.keyboard.press(key);
  };
const clicking =
  (role: 'checkbox' | 'radio' | 'switch' | 'button', name: string): Step =>
  async ({ card }) => {
    await card.getByRole(role, { name }).click();
  };
const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('png') };
const dropping =
  (...names: string[]): Step =>
  async ({ card, page }) => {
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: /Choose/ }).click();
    await (await chooser).setFiles(names.map((name) => ({ ...picture, name })));
  };

/** A value, and what a person reads in the parts of the field that has it. */
type Given = { value: unknown; shows: readonly string[] };
/** What its sample is given in turn. */
export type GivenValues = { first: Given; later: Given; none: Given };

const given = (
  first: [unknown, ...string[]],
  later: [unknown, ...string[]],
  none: [unknown, ...string[]] = ['', ''],
): GivenValues => {
  const shown = ([value, ...shows]: [unknown, ...string[]]): Given => ({ value, shows });
  return { first: shown(first), later: shown(later), none: shown(none) };
};
const same = (value: string, other: string) => given([value, value], [other, other]);
const noFiles = (value: unknown) => given([value], [value], [value]);

type Case = { given: GivenValues; enter: Step; sent: string };

/** The samples of the gallery: what each shows, how it is filled in by hand, and what is sent then (F5, F6). */
export const fieldCases: Record<FieldType | keyof typeof otherSamples, Case> = {
  text: { given: same('Berlin', 'Bonn'), enter: typing('Köln', 'combobox'), sent: '"Köln"' },
  password: {
    given: same('correct horse battery', 'short'),
    enter: typing('secret enough'),
    sent: '"secret enough"',
  },
  textarea: { given: same('One\nTwo', 'Three'), enter: typing('One\nTwo'), sent: '"One\\nTwo"' },
  email: {
    given: same('mara@trailmix.test', 'jon@trailmix.test'),
    enter: typing('mara@trailmix.test'),
    sent: '"mara@trailmix.test"',
  },
  date: { given: same('2026-11-20', '2025-02-28'), enter: typing('12/24/2026'), sent: '"2026-12-24"' },
  datetime: {
    given: given(
      ['2026-11-20T14:30', '11', '20', '2026', '14', '30'],
      ['2025-02-28T09:05', '02', '28', '2025', '09', '05'],
      ['', 'mm', 'dd', 'yyyy', '––', '––'],
    ),
    enter: pressing('spinbutton', '1', '2', '2', '4', '2', '0', '2', '6', '1', '8', '3', '0'),
    sent: '"2026-12-24T18:30"',
  },
  'datetime-local': {
    given: given(
      ['2026-11-20T14:30', '2026-11-20', '14:30'],
      ['2025-02-28T09:05', '2025-02-28', '09:05'],
      ['', '', ''],
    ),
    enter: async ({ card }) => {
      await typeInto(card.getByRole('textbox', { name: 'Date', exact: true }), '2026-12-24');
      await typeInto(card.getByRole('textbox', { name: 'Time', exact: true }), '18:30');
    },
    sent: '"2026-12-24T18:30"',
  },
  month: { given: same('2026-11', '2025-02'), enter: typing('12/2026'), sent: '"2026-12"' },
  week: { given: same('2026-W47', '2025-W09'), enter: typing('2026-w52'), sent: '"2026-W52"' },
  time: {
    given: same('14:30', '09:15'),
    enter: async ({ card }) => typeInto(card.getByLabel('Time'), '18:30'),
    sent: '"18:30"',
  },
  range: {
    given: given([[20, 80], '20', '80'], [[0, 35], '0', '35'], [[], '0', '100']),
    enter: pressing('slider', 'ArrowRight', 'ArrowUp'),
    sent: '[2,100]',
  },
  color: { given: same('#00729c', '#b03b39'), enter: typing('#B03B39'), sent: '"#B03B39"' },
  multiselect: {
    given: given([['red'], 'Red', ''], [['green', 'blue'], 'Green', 'Blue', ''], [[], '']),
    enter: picking('Green', 'Red'),
    sent: '["green","red"]',
  },
  checkbox: {
    given: given([true, 'Checkbox'], [false], [false]),
    enter: clicking('checkbox', 'Checkbox'),
    sent: 'true',
  },
  radio: {
    given: given(['red', 'Red'], ['blue', 'Blue'], ['']),
    enter: clicking('radio', 'Green'),
    sent: '"green"',
  },
  switch: {
    given: given([true, 'Switch'], [false], [false]),
    enter: clicking('switch', 'Switch'),
    sent: 'true',
  },
  datepicker: {
    given: given(
      [['2026-11-01', '2026-11-20'], '2026-11-01', '2026-11-20'],
      [['2025-02-01', '2025-02-28'], '2025-02-01', '2025-02-28'],
      [[], '', ''],
    ),
    enter: pickingDay('Thursday, November 12, 2026', 'Tuesday, November 17, 2026'),
    sent: '["2026-11-12","2026-11-17"]',
  },
  timepicker: {
    given: given(['14:30', '14', '30'], ['09:15', '09', '15'], ['', '––', '––']),
    enter: pressing('spinbutton', '1', '8', '3', '0'),
    sent: '"18:30"',
  },
  timeselect: { given: same('14:30', '09:15'), enter: picking('18:30'), sent: '"18:30"' },
  file: { given: noFiles(null), enter: dropping('logo.png'), sent: '"logo.png"' },
  cascader: {
    given: given(
      [['europe', 'de', 'berlin'], 'Europe / Germany / Berlin'],
      [['asia', 'jp'], 'Asia / Japan'],
      [[], 'Choose'],
    ),
    enter: async ({ card, page }) => {
      await card.getByRole('combobox').click();
      for (const name of ['Europe', 'Germany', 'Hamburg']) await page.getByRole('treeitem', { name }).click();
    },
    sent: '["europe","de","hamburg"]',
  },
  number: {
    given: given([1234.5, '1,234.50'], [7, '7.00'], [null, '']),
    enter: typing('1,234.5', 'spinbutton'),
    sent: '1234.5',
  },
  slider: {
    given: given([40, '40'], [60, '60'], [null, '0']),
    enter: pressing('slider', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'),
    sent: '3',
  },
  customField: {
    given: given(['green', 'green'], ['blue', 'blue'], ['']),
    enter: clicking('button', 'green'),
    sent: '"green"',
  },
  hidden: { given: given(['kept'], ['other'], ['']), enter: async () => undefined, sent: '' },
  single: { given: given(['red', 'Red'], ['blue', 'Blue']), enter: picking('Green'), sent: '"green"' },
  'date-and-seconds': {
    given: given(
      ['2026-11-20 14:30:15', '2026-11-20', '14:30:15'],
      ['2025-02-28 09:05:00', '2025-02-28', '09:05:00'],
      ['', '', ''],
    ),
    enter: async ({ card }) => {
      await typeInto(card.getByRole('textbox', { name: 'Date', exact: true }), '2026-12-24');
      await typeInto(card.getByRole('textbox', { name: 'Time', exact: true }), '18:30:15');
    },
    sent: '"2026-12-24 18:30:15"',
  },
  'one-day': {
    given: same('2026-11-20', '2025-02-28'),
    enter: typing('24 Dec 2026'),
    sent: '"2026-12-24"',
  },
  'time-and-seconds': {
    given: given(['14:30:15', '14', '30', '15'], ['09:05:00', '09', '05', '00'], ['', '––', '––', '––']),
    enter: pressing('spinbutton', '1', '8', '3', '0', '1', '5'),
    sent: '"18:30:15"',
  },
  files: { given: noFiles([]), enter: dropping('one.png', 'two.png'), sent: '["one.png","two.png"]' },
};
