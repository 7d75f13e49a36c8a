import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import type { FunctionComponent, ReactNode } from 'react';
import { CheckboxControl, RadioControl, SwitchControl } from './controls/checkbox-control.tsx';
import type { ChoiceOptions } from './controls/choice-control.tsx';
import type { DatePickerOptions } from './controls/date-control.tsx';
import type { TimePartsOptions } from './controls/date-time-segments.tsx';
import { FileControl, type FileOptions } from './controls/file-control.tsx';
import { PasswordControl } from './controls/password-control.tsx';
import {
  EmailControl,
  HiddenControl,
  TextareaControl,
  TextControl,
  TimeControl,
  type TextOptions,
} from './controls/text-control.tsx';
import { timeStyles, type DateStyle } from './dates.ts';
import { codecs, type Codec } from './field-codecs.ts';
import type { CustomControl, NativeProps, WidgetProps } from './field-control.ts';
import type { FieldDefinition } from './field-types.ts';
import { numberFault, type NumberFault } from './number-faults.ts';

/** A rule that a type brings with it. */
export type Implied = { name: 'date_format' | 'regex'; param: string };

/** What a type of field is: its control, how its value is written and checked. */
type Traits<Written, Native, Widget> = {
  /** Who names the control: a label, the group that it is, it does so itself, nobody. */
  frame: 'labelled' | 'group' | 'radiogroup' | 'own' | 'none';
  /** How the value stands in its element, and what it is before anything is entered. */
  codec: Written;
  /** A control of the browser's own, */
  Native?: Native;
  /** or one of ours: an element that nobody sees keeps the value. */
  Widget?: Widget;
  /** What of a day and a time the value is: checked as such, within `min` and `max`. */
  date?: DateStyle;
  rule?: Implied;
  /** What it cannot take, apart from its rules. */
  fault?: (value: unknown, options: object, locale: string) => NumberFault | null;
  /** Nothing of it stands in a draft. */
  noDraft?: true;
};

type AnyCodec = { read: Codec<unknown>['read']; write: (value: never) => string; empty: unknown };
type AnyTraits = Traits<AnyCodec, FunctionComponent<never>, FunctionComponent<never>>;
type Row = AnyTraits &
  ({ Native: unknown } | { Widget: unknown }) & {
    /** What the options of a field change. */
    vary?: (options: never) => Partial<AnyTraits>;
  };

/** Its code comes when the first of its kind is shown. */
const lazy = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazyComponent(load, FailedPart);
const dates = () => import('./controls/date-control.tsx');
const segments = () => import('./controls/date-time-segments.tsx');
const sliders = () => import('./controls/slider-control.tsx');

/** Whatever a screen draws itself; the kit keeps its value. */
const custom = ({
  options,
  ...control
}: WidgetProps<{ render?: (control: CustomControl) => ReactNode }, string>) =>
  options.render?.(control) ?? null;

/** The types of fields (F5): what a type is stands in its row, what its fields have of their own in its control. */
export const fieldTable = {
  text: {
    frame: 'labelled',
    codec: codecs.text,
    Native: TextControl,
    vary: ({ inputMode }: TextOptions) => (inputMode === 'url' ? { codec: codecs.address } : {}),
  },
  password: { frame: 'labelled', codec: codecs.text, Native: PasswordControl, noDraft: true },
  textarea: { frame: 'labelled', codec: codecs.text, Native: TextareaControl },
  email: { frame: 'labelled', codec: codecs.text, Native: EmailControl },
  date: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await dates()).DateControl),
    date: 'day',
  },
  datetime: {
    frame: 'group',
    codec: codecs.text,
    Widget: lazy(async () => (await segments()).DateTimeSegments),
    date: timeStyles.local,
  },
  'datetime-local': {
    frame: 'group',
    codec: codecs.text,
    Widget: lazy(async () => (await dates()).DateTimeLocalControl),
    date: timeStyles.local,
  },
  month: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await dates()).MonthControl),
    date: 'month',
  },
  week: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await dates()).WeekControl),
    date: 'week',
  },
  time: { frame: 'labelled', codec: codecs.text, Native: TimeControl, date: 'time' },
  range: {
    frame: 'group',
    codec: codecs.numbers,
    Widget: lazy(async () => (await sliders()).RangeControl),
  },
  color: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await import('./controls/color-control.tsx')).ColorControl),
    rule: { name: 'regex', param: '^#[0-9a-fA-F]{6}$' },
  },
  multiselect: {
    frame: 'labelled',
    codec: codecs.texts,
    Widget: lazy(async () => (await import('./controls/choice-control.tsx')).ChoiceControl),
    vary: ({ single }: ChoiceOptions) => (single ? { codec: codecs.text } : {}),
  },
  checkbox: { frame: 'own', codec: codecs.boolean, Native: CheckboxControl },
  radio: { frame: 'radiogroup', codec: codecs.text, Native: RadioControl },
  switch: { frame: 'own', codec: codecs.boolean, Native: SwitchControl },
  datepicker: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await dates()).DatePickerControl),
    date: 'day',
    vary: ({ range, withTime }: DatePickerOptions) => ({
      frame: range || withTime ? 'group' : 'labelled',
      codec: range ? codecs.texts : codecs.text,
      date: withTime ? timeStyles.picker : 'day',
    }),
  },
  timepicker: {
    frame: 'group',
    codec: codecs.text,
    Widget: lazy(async () => (await segments()).TimeSegments),
    date: 'time',
    vary: ({ withSeconds }: TimePartsOptions) => (withSeconds ? { date: 'seconds' } : {}),
  },
  timeselect: {
    frame: 'labelled',
    codec: codecs.text,
    Widget: lazy(async () => (await import('./controls/time-select-control.tsx')).TimeSelectControl),
    date: 'time',
  },
  file: {
    frame: 'labelled',
    codec: codecs.file,
    Native: FileControl,
    noDraft: true,
    vary: ({ multiple }: FileOptions) => (multiple ? { codec: codecs.files } : {}),
  },
  cascader: {
    frame: 'labelled',
    codec: codecs.texts,
    Widget: lazy(async () => (await import('./controls/cascader-control.tsx')).CascaderControl),
  },
  number: {
    frame: 'labelled',
    codec: codecs.typedNumber,
    Widget: lazy(async () => (await import('./controls/number-control.tsx')).NumberControl),
    fault: numberFault,
  },
  slider: {
    frame: 'group',
    codec: codecs.number,
    Widget: lazy(async () => (await sliders()).SliderControl),
  },
  customField: { frame: 'labelled', codec: codecs.text, Widget: custom },
  hidden: { frame: 'none', codec: codecs.text, Native: HiddenControl, noDraft: true },
} as const satisfies Record<string, Row>;

type FieldTraits = Traits<
  Codec<unknown>,
  FunctionComponent<NativeProps<object>>,
  FunctionComponent<WidgetProps<object, unknown>>
>;

/** What a field is, by its type and its options. */
export function traitsOf(definition: FieldDefinition): FieldTraits {
  const { vary, ...row }: Row = fieldTable[definition.type];
  // Each row is given the options and values of its own type only: `FieldValue` says the same.
  return { ...row, ...(vary as ((options: object) => object) | undefined)?.(definition) } as FieldTraits;
}
