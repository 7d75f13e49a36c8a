import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense, type FocusEvent } from 'react';
import { completeAddress } from '../addresses.ts';
import type { NativeProps } from '../field-control.ts';
import type { SuggestedProps } from './suggested-text.tsx';

type LineOptions = { placeholder?: string; autoComplete?: string; size?: 'md' | 'lg' };
export type TextOptions = LineOptions & {
  inputMode?: 'text' | 'tel' | 'url' | 'search' | 'numeric';
  isCode?: boolean;
  suggest?: SuggestedProps['suggest'];
};
// `rows` 3, grows to `maxRows` 6 (F6).
type TextareaOptions = Omit<LineOptions, 'size'> & { rows?: number; maxRows?: number };

// Completes the address on blur and dispatches `input`, so the form sees it as typed.
function showWhole({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const whole = completeAddress(input.value);
  if (whole === input.value) return;
  input.value = whole;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function PlainText({
  name,
  initial,
  isDisabled,
  isReadOnly,
  options: { suggest: _, isCode, ...own },
}: NativeProps<TextOptions>) {
  const code = isCode ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {};
  return (
    <Input
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      onBlur={own.inputMode === 'url' ? showWhole : undefined}
      {...code}
      {...own}
    />
  );
}

const Suggested = lazyComponent<SuggestedProps>(
  async () => (await import('./suggested-text.tsx')).SuggestedText,
  PlainText,
);

export function TextControl(props: NativeProps<TextOptions>) {
  const { suggest } = props.options;
  if (!suggest) return <PlainText {...props} />;
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <Suggested {...props} suggest={suggest} />
    </Suspense>
  );
}

export function EmailControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<LineOptions>) {
  return (
    <Input
      type="email"
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      autoCapitalize="none"
      spellCheck={false}
      {...options}
    />
  );
}

export function TextareaControl(props: NativeProps<TextareaOptions>) {
  const { name, initial, isDisabled, isReadOnly, options } = props;
  return (
    <Textarea name={name} defaultValue={initial} disabled={isDisabled} readOnly={isReadOnly} {...options} />
  );
}

export function TimeControl(props: NativeProps<{ step?: number }>) {
  const { name, initial, isDisabled, isReadOnly, options } = props;
  return (
    <Input
      type="time"
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      step={options.step}
    />
  );
}

export const HiddenControl = ({ name, initial }: NativeProps) => (
  <input type="hidden" name={name} defaultValue={initial} />
);
