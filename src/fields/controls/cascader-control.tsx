import { Cascader } from '#ui/controls/cascader.tsx';
import type { OptionTree, WidgetProps } from '../field-control.ts';

type CascaderOptions = { options?: readonly OptionTree[]; placeholder?: string };

export const CascaderControl = ({ options, ...props }: WidgetProps<CascaderOptions, readonly string[]>) => (
  <Cascader {...props} options={options.options ?? []} placeholder={options.placeholder} />
);
