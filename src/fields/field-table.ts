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
import { numberFault, type NumberFault } from './number-faults.ts';

// A rule implied by a field type.
export type Implied = { name: 'date_format' | 'regex'; param: string };

type Traits<Written, Native, Widget> = {
  /** What labels the control: a <label>, the group, the control itself, or nothing. */
  frame: 'labelled' | 'group' | 'radiogroup' | 'own' | 'none';
  /** How the value is serialised, and its empty value. */
  codec: Written;
  /** A native control, */
  Native?: Native;
  /** or a widget with a hidden element that holds the value. */
  Widget?: Widget;
  /** Which parts of day and time the value has: validated as such, within `min` and `max`. */
  date?: DateStyle;
  rule?: Implied;
  /** Validation of the type itself, apart from rules. */
  fault?: (value: unknown, options: object, locale: string) => NumberFault | null;
  /** Never stored in a draft. */
  noDraft?: true;
};

type AnyCodec = { read: Codec<unknown>['read']; write: (value: never) => string; empty: unknown };
type AnyTraits = Traits<AnyCodec, FunctionComponent<never>, FunctionComponent<never>>;
type Row = AnyTraits &
  ({ Native: unknown } | { Widget: unknown }) & {
    /** Overrides by options of the field. */
    vary?: (options: never) => Partial<AnyTraits>;
  };

// Loaded when the first field of the type is shown.
const lazy = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazyComponent(load, FailedPart);
const dates = () => import('./controls/date-control.tsx');
const segments = () => import('./controls/date-time-segments.tsx');
const sliders = () => import('./controls/slider-control.tsx');

// Rendered by a screen; the form kit keeps its value.
const custom = ({
  options,
  ...control
}: WidgetProps<{ render?: (control: CustomControl) => ReactNode }, string>) =>
  options.render?.(control) ?? null;

// One row per field type (F5).
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

export function traitsOf(definition: { type: keyof typeof fieldTable }): FieldTraits {
  const { vary, ...row }: Row = fieldTable[definition.type];
  // Each row receives options and values of its own type only; `FieldValue` says the same.
  return { ...row, ...(vary as ((options: object) => object) | undefined)?.(definition) } as FieldTraits;
}
