import type { WidgetProps } from '../field-control.ts';

/** Whatever a screen draws; the kit keeps its value. */
export const CustomControl = ({ options, ...control }: WidgetProps<'customField', string>) =>
  options.render?.(control) ?? null;
