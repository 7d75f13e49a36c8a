import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldType } from '#fields/field-types.ts';

/** Types in other dress than their usual one. */
export type OtherSample = 'single' | 'date-and-seconds' | 'one-day' | 'time-and-seconds' | 'files';

/** A value, and what a person reads in the parts of the field that has it. */
type Given = { value: unknown; shows: readonly string[] };
type Row = { first: Given; later: Given; none: Given };

const row = (
  first: [unknown, ...string[]],
  later: [unknown, ...string[]],
  none: [unknown, ...string[]] = ['', ''],
): Row => {
  const given = ([value, ...shows]: [unknown, ...string[]]): Given => ({ value, shows });
  return { first: given(first), later: given(later), none: given(none) };
};
const same = (value: string, other: string) => row([value, value], [other, other]);
const noFiles = (value: unknown) => row([value], [value], [value]);

/** Every type with the values of its sample: one without a row does not compile. */
const rows: Record<FieldType | OtherSample, Row> = {
  text: same('Berlin', 'Bonn'),
  password: same('correct horse battery', 'short'),
  textarea: same('One\nTwo', 'Three'),
  email: same('mara@trailmix.test', 'jon@trailmix.test'),
  date: same('2026-11-20', '2025-02-28'),
  datetime: row(
    ['2026-11-20T14:30', '11', '20', '2026', '14', '30'],
    ['2025-02-28T09:05', '02', '28', '2025', '09', '05'],
    ['', 'mm', 'dd', 'yyyy', '––', '––'],
  ),
  'datetime-local': row(
    ['2026-11-20T14:30', '2026-11-20', '14:30'],
    ['2025-02-28T09:05', '2025-02-28', '09:05'],
    ['', '', ''],
  ),
  month: same('2026-11', '2025-02'),
  week: same('2026-W47', '2025-W09'),
  time: same('14:30', '09:15'),
  range: row([[20, 80], '20', '80'], [[0, 35], '0', '35'], [[], '0', '100']),
  color: same('#00729c', '#b03b39'),
  multiselect: row([['red'], 'Red', ''], [['green', 'blue'], 'Green', 'Blue', ''], [[], '']),
  checkbox: row([true, 'Checkbox'], [false], [false]),
  radio: row(['red', 'Red'], ['blue', 'Blue'], ['']),
  switch: row([true, 'Switch'], [false], [false]),
  datepicker: row(
    [['2026-11-01', '2026-11-20'], '2026-11-01', '2026-11-20'],
    [['2025-02-01', '2025-02-28'], '2025-02-01', '2025-02-28'],
    [[], '', ''],
  ),
  timepicker: row(['14:30', '14', '30'], ['09:15', '09', '15'], ['', '––', '––']),
  timeselect: same('14:30', '09:15'),
  file: noFiles(null),
  cascader: row(
    [['europe', 'de', 'berlin'], 'Europe / Germany / Berlin'],
    [['asia', 'jp'], 'Asia / Japan'],
    [[], 'Choose'],
  ),
  number: row([1234.5, '1,234.50'], [7, '7.00'], [null, '']),
  slider: row([40, '40'], [60, '60'], [null, '0']),
  customField: row(['green', 'green'], ['blue', 'blue'], ['']),
  hidden: row(['kept'], ['other'], ['']),
  single: row(['red', 'Red'], ['blue', 'Blue']),
  'date-and-seconds': row(
    ['2026-11-20 14:30:15', '2026-11-20', '14:30:15'],
    ['2025-02-28 09:05:00', '2025-02-28', '09:05:00'],
    ['', '', ''],
  ),
  'one-day': same('2026-11-20', '2025-02-28'),
  'time-and-seconds': row(
    ['14:30:15', '14', '30', '15'],
    ['09:05:00', '09', '05', '00'],
    ['', '––', '––', '––'],
  ),
  files: noFiles([]),
};

/** What the parts of a field show, in their order: texts, what is ticked, pressed or chosen, where thumbs stand. */
const shownIn = (card: Locator) =>
  card.locator('form').evaluate((form) => {
    const ticked = (input: HTMLInputElement) => (input.checked ? [input.labels?.[0]?.textContent ?? ''] : []);
    const inInput = (input: HTMLInputElement): string[] => {
      if (input.type === 'file') return [];
      return input.type === 'checkbox' || input.type === 'radio' ? ticked(input) : [input.value];
    };
    const shownBy = (part: Element): string[] => {
      if (part instanceof HTMLTextAreaElement) return [part.value];
      if (part instanceof HTMLInputElement) return inInput(part);
      if (part.role === 'slider') return [part.getAttribute('aria-valuenow') ?? ''];
      const isShown = part.matches('[role=combobox], [role=spinbutton], [aria-pressed=true]');
      if (isShown) return [part.textContent];
      const [, removed] = /^Remove (.*)/.exec(part.ariaLabel ?? '') ?? [];
      return removed === undefined ? [] : [removed];
    };
    return [...form.querySelectorAll('input, textarea, button, [role=slider], [role=spinbutton]')]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden=true]'))
      .flatMap(shownBy);
  });

export const expectShown = (card: Locator, name: keyof typeof rows, which: keyof Row) =>
  expect.poll(() => shownIn(card), `${name}, ${which}`).toEqual(rows[name][which].shows);

/** Given a value, the field shows it; given another from outside, that; cleared, none; and it sends each as it is. */
export async function expectGiven(page: Page, name: keyof typeof rows): Promise<void> {
  const card = page.getByRole('region', { name: 'Saved elsewhere' });
  const press = (button: string) => card.getByRole('button', { name: button, exact: true }).click();
  for (const [which, button] of [
    ['first', null],
    ['later', 'Another value'],
    ['none', 'No value'],
  ] as const) {
    if (button !== null) await press(button);
    await expectShown(card, name, which);
    await press('Send');
    await expect(card.getByLabel('sent')).toHaveText(JSON.stringify(rows[name][which].value));
    await expectShown(card, name, which);
  }
}
