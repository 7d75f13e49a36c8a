import { later } from '#ui/platform/later.ts';
import { LostPart } from '#ui/platform/lost-part.tsx';
import type { FieldDefinition, FieldType } from '../field-types.ts';
import { CustomControl } from './custom-control.tsx';
import type { nativeControls } from './native-controls.ts';

const dates = () => import('./date-control.tsx');
const segments = () => import('./date-time-segments.tsx');
const sliders = () => import('./slider-control.tsx');

/** The types whose control is ours, each loaded when the first of its kind is shown (F5). */
export const widgets = {
  date: later(async () => (await dates()).DateControl, LostPart),
  datetime: later(async () => (await segments()).DateTimeSegments, LostPart),
  'datetime-local': later(async () => (await dates()).DateTimeLocalControl, LostPart),
  month: later(async () => (await dates()).MonthControl, LostPart),
  week: later(async () => (await dates()).WeekControl, LostPart),
  range: later(async () => (await sliders()).RangeControl, LostPart),
  color: later(async () => (await import('./color-control.tsx')).ColorControl, LostPart),
  multiselect: later(async () => (await import('./choice-control.tsx')).ChoiceControl, LostPart),
  datepicker: later(async () => (await dates()).DatePickerControl, LostPart),
  timepicker: later(async () => (await segments()).TimeSegments, LostPart),
  timeselect: later(async () => (await import('./time-select-control.tsx')).TimeSelectControl, LostPart),
  cascader: later(async () => (await import('./cascader-control.tsx')).CascaderControl, LostPart),
  number: later(async () => (await import('./number-control.tsx')).NumberControl, LostPart),
  slider: later(async () => (await sliders()).SliderControl, LostPart),
  customField: CustomControl,
} satisfies Record<Exclude<FieldType, keyof typeof nativeControls>, unknown>;

type WidgetType = keyof typeof widgets;

/** Whether a field is shown by one of these. */
export const isWidget = (definition: FieldDefinition): definition is FieldDefinition & { type: WidgetType } =>
  Object.hasOwn(widgets, definition.type);
