import { numberLocale } from '#i18n/writing.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { roughNumber } from './number-texts.ts';
import { fitNumber, textOfNumber, type NumberLimits } from './numbers.ts';

// As data, so that its message follows the language.
export type NumberFault =
  | { fault: 'unreadable' | 'digits' | 'least' | 'most'; bound: number }
  | { fault: 'currency'; currency: string };

type Limits = Required<NumberLimits>;

function faultOfText(text: string, { min, max, precision }: Limits, locale: string): NumberFault {
  const rough = roughNumber(text, locale);
  if (rough?.currency) return { fault: 'currency', currency: rough.currency };
  if (rough?.isPlain && rough.decimals > precision) return { fault: 'digits', bound: precision };
  if (rough?.isPlain && rough.value > max) return { fault: 'most', bound: max };
  if (rough?.isPlain && rough.value < min) return { fault: 'least', bound: min };
  return { fault: 'unreadable', bound: precision };
}

/** What is wrong with the value of a number field, else null; text means it could not be parsed (F6). */
export function numberFault(
  value: unknown,
  { min = -Infinity, max = Infinity, precision = 0 }: NumberLimits,
  locale: string,
): NumberFault | null {
  if (typeof value === 'string') return faultOfText(value, { min, max, precision }, locale);
  if (typeof value !== 'number') return null;
  if (fitNumber(value, { precision }) !== value) return { fault: 'digits', bound: precision };
  if (value < min) return { fault: 'least', bound: min };
  return value > max ? { fault: 'most', bound: max } : null;
}

const example = 1234.5;

export function textOfFault(found: NumberFault, i18n: I18n): string {
  const locale = numberLocale(i18n.locale);
  if (found.fault === 'currency') {
    const { currency } = found;
    return i18n._(msg`This field does not take amounts in ${currency}`);
  }
  const { fault, bound } = found;
  if (fault === 'unreadable') {
    const text = textOfNumber(fitNumber(example, { precision: bound }), { locale, precision: bound });
    return i18n._(msg`Enter a number, for example ${text}`);
  }
  if (fault === 'digits') {
    return i18n._(
      bound === 0
        ? msg`Must be a whole number`
        : msg`Use at most ${plural(bound, { one: '# decimal place', other: '# decimal places' })}`,
    );
  }
  const limit = textOfNumber(bound, { locale, precision: 0 });
  return i18n._(fault === 'least' ? msg`Must be at least ${limit}` : msg`Must be at most ${limit}`);
}
