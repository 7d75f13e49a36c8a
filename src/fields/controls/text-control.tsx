import { Input } from '#ui/input.tsx';
import { later } from '#ui/later.ts';
import { Suspense } from 'react';
import type { NativeProps } from '../field-control.ts';
import type { FieldOptions } from '../field-types.ts';

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
