import { expect, test } from 'vitest';
import { SliderControl } from '#fields/controls/slider-control.tsx';
import { datePatterns, patternOf, timeStyles } from '#fields/dates.ts';
import { fieldTable } from '#fields/field-table.ts';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { shown, textsOf } from './shown.tsx';

const nothing = () => undefined;

test('[F5.a] all 25 field types exist', () => {
  const types = `text password textarea email date datetime datetime-local month week time range color multiselect
    checkbox radio switch datepicker timepicker timeselect file cascader number slider customField hidden`;
  expect(Object.keys(fieldTable).toSorted()).toEqual(types.split(/\s+/).toSorted());
});

test('[F4.a F4.b] a field that is required is marked, and its error stands under its control', async () => {
  const field = await shown(
    <Field id="name" label="Name" required error="Too long">
      <Textarea />
    </Field>,
  );
  expect(textsOf(field)).toEqual(['Name', '*', 'Too long']);
  expect(field.indexOf('Too long')).toBeGreaterThan(field.indexOf('</textarea>'));
});

test('[F6.b] a slider goes from 0 to 100', async () => {
  const slider = await shown(
    <SliderControl
      id="share"
      name="share"
      isDisabled={false}
      isReadOnly={false}
      isInvalid={false}
      options={{}}
      value={7}
      onChange={nothing}
      onBlur={nothing}
    />,
  );
  expect(slider).toMatch(/aria-valuemin="0"/);
  expect(slider).toMatch(/aria-valuemax="100"/);
});

test('[F6.d] days are yyyy-MM-dd, times HH:mm, and those of the date picker HH:mm:ss', () => {
  expect([datePatterns.day, datePatterns.time, patternOf(timeStyles.picker)]).toEqual([
    'yyyy-MM-dd',
    'HH:mm',
    "yyyy-MM-dd' 'HH:mm:ss",
  ]);
});

test('[F6.f] a text area has three rows, and grows to six', async () => {
  const area = await shown(<Textarea />);
  expect(area).toContain('rows="3"');
  // Six lines of 20 px and 12 px around them.
  expect(area).toContain('max-height:132px');
});
