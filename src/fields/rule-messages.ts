import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Say = (field: string, params: readonly string[]) => MessageDescriptor;

const units = ['Byte', 'KB', 'MB', 'GB'] as const;

// 1536 (KB) reads 1.5 MB.
function sizeOf(kilobytes: string): string {
  const bytes = Number(kilobytes) * 1024;
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${units[power] ?? ''}`.trim();
}

const dateAfter: Say = (field, [date = '', inclusion = '']) =>
  inclusion === 'true'
    ? msg`The ${field} must be after or equal to ${date}`
    : msg`The ${field} must be after ${date}`;

const dateBefore: Say = (field, [date = '', inclusion = '']) =>
  inclusion === 'true'
    ? msg`The ${field} must be before or equal to ${date}`
    : msg`The ${field} must be before ${date}`;

// Default messages (F2).
const defaultMessage: Say = (field) => msg`The ${field} value is not valid`;

// The message of a broken rule (F2): `field` is the translated label, `params` are formatted for readers. The keys
// are all rules there are.
export const ruleMessages = {
  after: dateAfter,
  alpha: (field) => msg`The ${field} field may only contain alphabetic characters`,
  alpha_dash: (field) =>
    msg`The ${field} field may contain alpha-numeric characters as well as dashes and underscores`,
  alpha_num: (field) => msg`The ${field} field may only contain alpha-numeric characters`,
  alpha_spaces: (field) => msg`The ${field} field may only contain alphabetic characters as well as spaces`,
  before: dateBefore,
  between: (field, [min = '', max = '']) => msg`The ${field} field must be between ${min} and ${max}`,
  confirmed: (field) => msg`The ${field} confirmation does not match`,
  credit_card: (field) => msg`The ${field} field is invalid`,
  date_between: (field, [min = '', max = '']) => msg`The ${field} must be between ${min} and ${max}`,
  date_format: (field, [format = '']) => msg`The ${field} must be in the format ${format}`,
  decimal: (field, [digits = '*']) =>
    digits === '*'
      ? msg`The ${field} field must be numeric and may contain decimal points`
      : msg`The ${field} field must be numeric and may contain ${digits} decimal points`,
  digits: (field, [length = '']) =>
    msg`The ${field} field must be numeric and contains exactly ${length} digits`,
  dimensions: (field, [width = '', height = '']) =>
    msg`The ${field} field must be ${width} pixels by ${height} pixels`,
  email: (field) => msg`The ${field} field must be a valid email`,
  excluded: (field) => msg`The ${field} field must be a valid value`,
  ext: (field) => msg`The ${field} field must be a valid file`,
  image: (field) => msg`The ${field} field must be an image`,
  included: (field) => msg`The ${field} field must be a valid value`,
  integer: (field) => msg`The ${field} field must be an integer`,
  ip: (field) => msg`The ${field} field must be a valid ip address`,
  is: defaultMessage,
  is_not: defaultMessage,
  length: (field, [min = '', max = '']) =>
    max === ''
      ? msg`The ${field} length must be ${min}`
      : msg`The ${field} length must be between ${min} and ${max}`,
  max: (field, [length = '']) => msg`The ${field} field may not be greater than ${length} characters`,
  max_value: (field, [max = '']) => msg`The ${field} field must be ${max} or less`,
  mimes: (field) => msg`The ${field} field must have a valid file type`,
  min: (field, [length = '']) => msg`The ${field} field must be at least ${length} characters`,
  min_value: (field, [min = '']) => msg`The ${field} field must be ${min} or more`,
  numeric: (field) => msg`The ${field} field may only contain numeric characters`,
  regex: (field) => msg`The ${field} field format is invalid`,
  required: (field) => msg`The ${field} field is required`,
  required_if: (field, [other = '']) =>
    msg`The ${field} field is required when the ${other} field has this value`,
  size: (field, [kilobytes = '']) => msg`The ${field} size must be less than ${sizeOf(kilobytes)}`,
  url: (field) => msg`The ${field} field is not a valid URL`,
} as const satisfies Record<string, Say>;

export type RuleName = keyof typeof ruleMessages;

// The product's own messages, preferred by its forms (F1).
export const productMessages: Partial<Record<RuleName, MessageDescriptor>> = {
  required: msg`Required`,
  required_if: msg`Required`,
  email: msg`This is not a valid email`,
  confirmed: msg`Confirmation does not match`,
};
