import { ColorInput } from '#ui/controls/color-input.tsx';
import type { WidgetProps } from '../field-control.ts';

export const ColorControl = ({
  options,
  ...props
}: WidgetProps<{ swatches?: readonly string[] }, string>) => (
  <ColorInput {...props} swatches={options.swatches} />
);
