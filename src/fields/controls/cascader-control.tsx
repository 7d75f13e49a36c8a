import { Cascader } from '#ui/controls/cascader.tsx';
import type { WidgetProps } from '../field-control.ts';

/** A value in a hierarchy: the path to it. */
export const CascaderControl = ({ options, ...props }: WidgetProps<'cascader', readonly string[]>) => (
  <Cascader {...props} options={options.options ?? []} placeholder={options.placeholder} />
);
