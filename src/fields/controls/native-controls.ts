import type { ReactNode } from 'react';
import type { NativeProps } from '../field-control.ts';
import type { FieldType } from '../field-types.ts';
import { CheckboxControl } from './checkbox-control.tsx';
import { EmailControl } from './email-control.tsx';
import { FileControl } from './file-control.tsx';
import { HiddenControl } from './hidden-control.tsx';
import { PasswordControl } from './password-control.tsx';
import { RadioControl } from './radio-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';
import { TextareaControl } from './textarea-control.tsx';
import { TimeControl } from './time-control.tsx';

type Control<Type extends FieldType> = (props: NativeProps<Type>) => ReactNode;

/** The types whose control is the browser's own (F5). */
export const nativeControls = {
  text: TextControl,
  password: PasswordControl,
  textarea: TextareaControl,
  email: EmailControl,
  time: TimeControl,
  checkbox: CheckboxControl,
  radio: RadioControl,
  switch: SwitchControl,
  file: FileControl,
  hidden: HiddenControl,
} satisfies { [Type in FieldType]?: Control<Type> };
