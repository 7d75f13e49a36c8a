import { Input } from '#ui/input.tsx';
import { lazy, Suspense } from 'react';
import type { NativeProps } from '../field-control.ts';

const Suggested = lazy(async () => ({
  default: (await import('./suggested-text.tsx')).SuggestedText,
}));

/** A line of text, with suggestions where there are any. */
export function TextControl(props: NativeProps<'text'>) {
  const { name, initial, isDisabled, isReadOnly, options } = props;
  const { suggest, isCode, ...own } = options;
  const code = isCode ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {};
  const plain = (
    <Input
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      {...code}
      {...own}
    />
  );
  if (!suggest) return plain;
  return (
    <Suspense fallback={plain}>
      <Suggested {...props} suggest={suggest} />
    </Suspense>
  );
}
