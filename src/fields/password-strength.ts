import { passwordLength } from '#contract/password-rules.ts';
import type { StrengthLevel } from '#ui/controls/strength.tsx';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

// Counts characters that neither repeat nor follow the one before (aaa, 1234, qwerty).
function newCharacters(password: string): number {
  const rows = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm';
  const lower = Array.from(password.toLowerCase());
  const isNew = (character: string, index: number) => {
    const before = lower[index - 1];
    if (before === undefined) return true;
    const pair = before + character;
    return before !== character && !rows.includes(pair) && !rows.includes(character + before);
  };
  return lower.filter(isNew).length;
}

/**
 * From 0 (empty) over 1 (weak) to 4 (strong). Length counts most, then kinds of characters; repetitions and keyboard
 * rows count for nothing.
 */
export function passwordStrength(password: string): StrengthLevel {
  if (password === '') return 0;
  const looked = password.slice(0, passwordLength.most);
  const variety = kinds.filter((kind) => kind.test(looked)).length;
  const weight = newCharacters(looked) + variety * 2;
  if (looked.length < passwordLength.least || weight < 12) return 1;
  if (weight < 16) return 2;
  return weight < 20 ? 3 : 4;
}
