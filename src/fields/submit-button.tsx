import { Button } from '#ui/controls/button.tsx';
import type { ComponentProps } from 'react';
import type { FieldDefinitions } from './field-types.ts';
import type { FormOf } from './use-form.ts';

type SubmitButtonProps<Definitions extends FieldDefinitions> = Omit<
  ComponentProps<typeof Button>,
  'type' | 'busy' | 'onClick'
> & { of: FormOf<Definitions> };

/** Submits a form; it is busy while the form is. `writes` is true unless set. */
export function SubmitButton<Definitions extends FieldDefinitions>({
  of: form,
  ...button
}: SubmitButtonProps<Definitions>) {
  return <Button variant="primary" writes {...button} type="submit" busy={form.isBusy} />;
}
