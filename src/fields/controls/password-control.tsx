import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Strength, type StrengthLevel } from '#ui/controls/strength.tsx';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NativeProps } from '../field-control.ts';
import { passwordStrength } from '../password-strength.ts';

type PasswordOptions = {
  placeholder?: string;
  autoComplete?: string;
  size?: 'md' | 'lg';
  strength?: boolean;
};

const words = {
  0: null,
  // The rule itself is the hint of the field.
  1: msg`Weak: use more characters`,
  2: msg`Fair: a few more characters make it good`,
  3: msg`Good`,
  4: msg`Strong`,
} satisfies Record<StrengthLevel, unknown>;

export function PasswordControl({
  name,
  initial,
  isDisabled,
  isReadOnly,
  options: { strength = false, ...own },
}: NativeProps<PasswordOptions>) {
  const { i18n } = useLingui();
  const [level, setLevel] = useState<StrengthLevel>(0);
  const word = words[level];
  return (
    <>
      <PasswordInput
        name={name}
        defaultValue={initial}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onInput={strength ? (event) => setLevel(passwordStrength(event.currentTarget.value)) : undefined}
        {...own}
      />
      {strength ? <Strength level={level}>{word ? i18n._(word) : null}</Strength> : null}
    </>
  );
}
