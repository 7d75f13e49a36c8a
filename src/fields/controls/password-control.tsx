import { passwordLength } from '#contract/password-rules.ts';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Strength, type StrengthLevel } from '#ui/controls/strength.tsx';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NativeProps } from '../field-control.ts';
import { passwordStrength } from '../password-strength.ts';

type PasswordOptions = {
  placeholder?: string;
  autoComplete?: string;
  size?: 'md' | 'lg';
  strength?: boolean;
  /** Whether it is a name or the address of its owner, which the network refuses; may read other fields. */
  isPersonal?: (typed: string) => boolean;
};

type Verdict = StrengthLevel | 'personal';

const words = {
  0: null,
  // The rule itself is the hint of the field.
  1: msg`Weak: use more characters`,
  2: msg`Fair: a few more characters make it good`,
  3: msg`Good`,
  4: msg`Strong`,
  personal: msg`Weak: your name, company and email address are easy to guess`,
} satisfies Record<Verdict, unknown>;

const strengthOf = (typed: string, isPersonal = (_: string) => false): Verdict =>
  typed.length >= passwordLength.leastWithFactor && isPersonal(typed) ? 'personal' : passwordStrength(typed);

// Judged again whatever field is typed into: a name may come after the password.
function useVerdict(isJudged: boolean, isPersonal: PasswordOptions['isPersonal']) {
  const input = useRef<HTMLInputElement>(null);
  const [verdict, setVerdict] = useState<Verdict>(0);
  const judge = useEffectEvent(() => setVerdict(strengthOf(input.current?.value ?? '', isPersonal)));
  useEffect(() => {
    const form = isJudged ? input.current?.form : null;
    const listener = () => judge();
    form?.addEventListener('input', listener);
    return () => form?.removeEventListener('input', listener);
  }, [isJudged]);
  return { input, verdict };
}

export function PasswordControl({
  name,
  initial,
  isDisabled,
  isReadOnly,
  error,
  options: { strength = false, isPersonal, ...own },
}: NativeProps<PasswordOptions>) {
  const { i18n } = useLingui();
  const { input, verdict } = useVerdict(strength, isPersonal);
  const level = verdict === 'personal' || (error && verdict > 0) ? 1 : verdict;
  // Beside an error, which says more, there is no praise.
  const word = error && verdict !== 'personal' ? null : words[verdict];
  return (
    <>
      <PasswordInput
        name={name}
        defaultValue={initial}
        disabled={isDisabled}
        readOnly={isReadOnly}
        ref={input}
        {...own}
      />
      {strength ? <Strength level={level}>{word ? i18n._(word) : null}</Strength> : null}
    </>
  );
}
