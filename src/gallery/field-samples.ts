import type { FieldDefinition, FieldType } from '#fields/field-types.ts';
import { msg } from '@lingui/core/macro';
import { pickColour } from './pick-colour.tsx';

type Sample = { definition: FieldDefinition; filled: unknown; other: unknown };

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'black', label: 'Black', isDisabled: true },
];

const places = [
  {
    value: 'europe',
    label: 'Europe',
    children: [
      {
        value: 'de',
        label: 'Germany',
        children: [
          { value: 'berlin', label: 'Berlin' },
          { value: 'hamburg', label: 'Hamburg' },
        ],
      },
      { value: 'fr', label: 'France', children: [{ value: 'paris', label: 'Paris' }] },
    ],
  },
  { value: 'asia', label: 'Asia', children: [{ value: 'jp', label: 'Japan' }] },
];

const towns = ['Aachen', 'Augsburg', 'Berlin', 'Bonn', 'Bremen'];
const beginning = (typed: string) =>
  towns.filter((town) => typed !== '' && town.toLowerCase().startsWith(typed.toLowerCase()));

// Two values for each field type (F5).
export const fieldSamples = {
  text: {
    definition: { type: 'text', label: msg`Text`, placeholder: 'Town', suggest: beginning },
    filled: 'Berlin',
    other: 'Bonn',
  },
  password: {
    definition: { type: 'password', label: msg`Password`, strength: true, autoComplete: 'new-password' },
    filled: 'correct horse battery',
    other: 'short',
  },
  textarea: {
    definition: { type: 'textarea', label: msg`Several lines` },
    filled: 'One\nTwo',
    other: 'Three',
  },
  email: {
    definition: { type: 'email', label: msg`Email`, rules: 'email' },
    filled: 'mara@trailmix.test',
    other: 'jon@trailmix.test',
  },
  date: { definition: { type: 'date', label: msg`Date` }, filled: '2026-11-20', other: '2025-02-28' },
  datetime: {
    definition: { type: 'datetime', label: msg`Date and time` },
    filled: '2026-11-20T14:30',
    other: '2025-02-28T09:05',
  },
  'datetime-local': {
    definition: { type: 'datetime-local', label: msg`Local date and time` },
    filled: '2026-11-20T14:30',
    other: '2025-02-28T09:05',
  },
  month: { definition: { type: 'month', label: msg`Month` }, filled: '2026-11', other: '2025-02' },
  week: { definition: { type: 'week', label: msg`Week` }, filled: '2026-W47', other: '2025-W09' },
  time: { definition: { type: 'time', label: msg`Time` }, filled: '14:30', other: '09:15' },
  range: { definition: { type: 'range', label: msg`Range`, unit: '%' }, filled: [20, 80], other: [0, 35] },
  color: {
    definition: { type: 'color', label: msg`Colour`, swatches: ['#00729c', '#b03b39'] },
    filled: '#00729c',
    other: '#b03b39',
  },
  multiselect: {
    definition: { type: 'multiselect', label: msg`Many of a list`, options: colours },
    filled: ['red'],
    other: ['green', 'blue'],
  },
  checkbox: { definition: { type: 'checkbox', label: msg`Checkbox` }, filled: true, other: false },
  radio: {
    definition: { type: 'radio', label: msg`One of a few`, options: colours },
    filled: 'red',
    other: 'blue',
  },
  switch: { definition: { type: 'switch', label: msg`Switch` }, filled: true, other: false },
  datepicker: {
    definition: { type: 'datepicker', label: msg`Range of days`, range: true },
    filled: ['2026-11-01', '2026-11-20'],
    other: ['2025-02-01', '2025-02-28'],
  },
  timepicker: {
    definition: { type: 'timepicker', label: msg`Time in parts` },
    filled: '14:30',
    other: '09:15',
  },
  timeselect: {
    definition: { type: 'timeselect', label: msg`Time from a list` },
    filled: '14:30',
    other: '09:15',
  },
  file: {
    definition: { type: 'file', label: msg`File`, rules: 'ext:png,pdf|size:100' },
    filled: null,
    other: null,
  },
  cascader: {
    definition: { type: 'cascader', label: msg`Place`, options: places },
    filled: ['europe', 'de', 'berlin'],
    other: ['asia', 'jp'],
  },
  number: {
    definition: { type: 'number', label: msg`Number`, min: 0, max: 5000, precision: 2 },
    filled: 1234.5,
    other: 7,
  },
  slider: { definition: { type: 'slider', label: msg`Slider` }, filled: 40, other: 60 },
  customField: {
    definition: { type: 'customField', label: msg`A control of one’s own`, render: pickColour },
    filled: 'green',
    other: 'blue',
  },
  hidden: { definition: { type: 'hidden', label: msg`Hidden` }, filled: 'kept', other: 'other' },
} as const satisfies { [Type in FieldType]: Sample & { definition: { type: Type } } };

export const otherSamples = {
  single: {
    definition: { type: 'multiselect', label: msg`One of a list`, single: true, options: colours },
    filled: 'red',
    other: 'blue',
  },
  'date-and-seconds': {
    definition: { type: 'datepicker', label: msg`Day and time`, withTime: true },
    filled: '2026-11-20 14:30:15',
    other: '2025-02-28 09:05:00',
  },
  'one-day': {
    definition: { type: 'datepicker', label: msg`Day` },
    filled: '2026-11-20',
    other: '2025-02-28',
  },
  'time-and-seconds': {
    definition: { type: 'timepicker', label: msg`Time with seconds`, withSeconds: true },
    filled: '14:30:15',
    other: '09:05:00',
  },
  files: { definition: { type: 'file', label: msg`Files`, multiple: true }, filled: [], other: [] },
} as const satisfies Record<string, Sample>;
