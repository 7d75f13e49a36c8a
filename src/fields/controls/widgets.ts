import { lazy } from 'react';
import type { FieldDefinition, FieldType } from '../field-types.ts';
import { CustomControl } from './custom-control.tsx';
import type { nativeControls } from './native-controls.ts';

const dates = () => import('./date-control.tsx');
const segments = () => import('./date-time-segments.tsx');
const sliders = () => import('./slider-control.tsx');

/** The types whose control is ours, each loaded when the first of its kind is shown (F5). */
export const widgets = {
  date: lazy(async () => ({ default: (await dates()).DateControl })),
  datetime: lazy(async () => ({ default: (await segments()).DateTimeSegments })),
  'datetime-local': lazy(async () => ({ default: (await dates()).DateTimeLocalControl })),
  month: lazy(async () => ({ default: (await dates()).MonthControl })),
  week: lazy(async () => ({ default: (await dates()).WeekControl })),
  range: lazy(async () => ({ default: (await sliders()).RangeControl })),
  color: lazy(async () => ({ default: (await import('./color-control.tsx')).ColorControl })),
  multiselect: lazy(async () => ({ default: (await import('./choice-control.tsx')).ChoiceControl })),
  datepicker: lazy(async () => ({ default: (await dates()).DatePickerControl })),
  timepicker: lazy(async () => ({ default: (await segments()).TimeSegments })),
  timeselect: lazy(async () => ({ default: (await import('./time-select-control.tsx')).TimeSelectControl })),
  cascader: lazy(async () => ({ default: (await import('./cascader-control.tsx')).CascaderControl })),
  number: lazy(async () => ({ default: (await import('./number-control.tsx')).NumberControl })),
  slider: lazy(async () => ({ default: (await sliders()).SliderControl })),
  customField: CustomControl,
} satisfies Record<Exclude<FieldType, keyof typeof nativeControls>, unknown>;

type WidgetType = keyof typeof widgets;

/** Whether a field is shown by one of these. */
export const isWidget = (definition: FieldDefinition): definition is FieldDefinition & { type: WidgetType } =>
  Object.hasOwn(widgets, definition.type);
