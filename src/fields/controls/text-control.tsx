import { Input } from '#ui/controls/input.tsx';
import { later } from '#ui/platform/later.ts';
import { Suspense, type FocusEvent } from 'react';
import { completeAddress } from '../addresses.ts';
import type { NativeProps } from '../field-control.ts';
import type { FieldOptions } from '../field-types.ts';

/** Shows the address that is submitted; the form hears of it as of anything typed. */
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
}: NativeProps<'text'>) {
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

type SuggestedProps = NativeProps<'text'> & { suggest: NonNullable<FieldOptions['text']['suggest']> };

const Suggested = later<SuggestedProps>(
  async () => (await import('./suggested-text.tsx')).SuggestedText,
  PlainText,
);

/** A line of text, with suggestions where there are any. */
export function TextControl(props: NativeProps<'text'>) {
  const { suggest } = props.options;
  if (!suggest) return <PlainText {...props} />;
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <Suggested {...props} suggest={suggest} />
    </Suspense>
  );
}
