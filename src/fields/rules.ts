import type { RuleName } from './rule-messages.ts';
import { isEmail, isIp, isUrl } from './addresses.ts';
import { isCreditCard } from './credit-card.ts';
import { isInclusivity, isWithin, timeOf } from './dates.ts';
import { imageSize } from './image-size.ts';
import { hasOnlyLetters } from './letters.ts';
import type { AppliedRule, RuleParam } from './rule-set.ts';

// The context of a rule: the values of the form, and the date pattern.
export type RuleContext = { values: Readonly<Record<string, unknown>>; datePattern: string };
// Reads a parameter by name.
type Params = {
  get: (name: string) => RuleParam | undefined;
  rest: readonly RuleParam[];
  context: RuleContext;
};
type Check = (value: unknown, params: Params) => boolean | Promise<boolean>;
type Rule = {
  /** Parameters in the order of the string form. */
  params: readonly string[];
  /** Whether the first parameter names another field. */
  hasTarget?: true;
  check: Check;
};

// Empty values: only required rules apply (F2).
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const textOf = (param: RuleParam | undefined): string => (param === undefined ? '' : String(param));
const isTrue = (param: unknown) => param === true || param === 'true';

// A list is valid if each value is.
const each =
  (check: (value: unknown, params: Params) => boolean): Check =>
  (value, params) =>
    listOf(value).every((item) => check(item, params));

const onText = (check: (text: string, params: Params) => boolean): Check =>
  each((value, params) => check(String(value), params));

const onNumber = (check: (value: number, params: Params) => boolean): Check =>
  each((value, params) => !isEmpty(value) && check(Number(value), params));

const onFiles =
  (check: (file: File, params: Params) => boolean): Check =>
  (value, params) =>
    listOf(value).every((file) => file instanceof File && check(file, params));

const letters = (beside: Parameters<typeof hasOnlyLetters>[2]): Rule => ({
  params: ['locale'],
  check: onText((text, { get }) => hasOnlyLetters(text, textOf(get('locale')), beside)),
});

const isFilled = (value: unknown, isFalseEmpty: boolean) =>
  !isEmpty(value) && !(value === false && isFalseEmpty) && String(value).trim() !== '';

// The value of the field named by the first parameter, or the parameter itself.
function targetOf({ get, context: { values } }: Params): unknown {
  const target = get('target');
  return typeof target === 'string' && Object.hasOwn(values, target) ? values[target] : target;
}

// A pattern may take the place of an omitted parameter.
function patternOf({ get, context }: Params, before: string): string {
  const instead = get(before);
  const isPattern = typeof instead === 'string' && instead !== 'true' && instead !== 'false';
  return textOf(get('format') ?? (isPattern && !isInclusivity(instead) ? instead : context.datePattern));
}

const compare =
  (isRight: (time: number, target: number) => boolean): Check =>
  (value, params) => {
    const pattern = patternOf(params, 'inclusion');
    const [time, target] = [timeOf(String(value), pattern), timeOf(String(targetOf(params)), pattern)];
    if (time === null || target === null) return false;
    return isRight(time, target) || (isTrue(params.get('inclusion')) && time === target);
  };

function isDecimal(text: string, digits: string, separator: string): boolean {
  if (Number(digits) === 0) return /^-?\d*$/.test(text);
  const [whole = '', ...fractions] = text.replace(/[eE]-?\d+$/, '').split(separator);
  const most = digits === '*' ? Number.POSITIVE_INFINITY : Number(digits);
  const isFraction = (fraction: string) => /^\d+$/.test(fraction) && fraction.length <= most;
  const hasDigits = /\d/.test(whole) || (fractions.length > 0 && separator === '.');
  return /^[-+]?\d*$/.test(whole) && fractions.length < 2 && fractions.every(isFraction) && hasDigits;
}

// `5` equals `'5'`, `'5'` does not equal `'5.0'`.
function isLooselyEqual(one: unknown, other: unknown): boolean {
  if (typeof one === typeof other) return one === other;
  return !isEmpty(one) && !isEmpty(other) && Number(one) === Number(other);
}

const isIncluded: Check = (value, { rest }) =>
  listOf(value).every((item) => rest.some((allowed) => isLooselyEqual(allowed, item)));

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'number' ? String(value).length : 0;
};

function isOfLength(value: unknown, { get }: Params): boolean {
  const [length, least, most] = [lengthOf(value), Number(get('length')), get('max')];
  return most === undefined ? length === least : length >= least && length <= Number(most);
}

// `image/*` matches any image.
function isOfType(type: string, accepted: string): boolean {
  const [name, pattern] = [type.toLowerCase(), accepted.toLowerCase()];
  if (!pattern.endsWith('*')) return name === pattern;
  return name.length >= pattern.length && name.startsWith(pattern.slice(0, -1));
}

const pictures = ['.jpg', '.svg', '.jpeg', '.png', '.bmp', '.gif'];
const isNamedLike = ({ name }: File, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

async function hasDimensions(value: unknown, { get }: Params): Promise<boolean> {
  const files = listOf(value).filter(
    (file): file is File => file instanceof File && isNamedLike(file, pictures),
  );
  const sizes = await Promise.all(files.map(imageSize));
  const isRight = (size: Awaited<ReturnType<typeof imageSize>>) =>
    size?.width === Number(get('width')) && size.height === Number(get('height'));
  return sizes.length > 0 && sizes.every(isRight);
}

function matches(value: unknown, { get }: Params): boolean {
  const expression = get('expression');
  // A new instance each time: a global regex keeps its lastIndex.
  return new RegExp(expression instanceof RegExp ? expression : textOf(expression)).test(String(value));
}

function isBetweenDates(value: unknown, params: Params): boolean {
  const pattern = patternOf(params, 'inclusivity');
  const [time, min, max] = [String(value), textOf(params.get('min')), textOf(params.get('max'))].map((text) =>
    timeOf(text, pattern),
  );
  const inclusivity = params.get('inclusivity');
  if (typeof time !== 'number' || typeof min !== 'number' || typeof max !== 'number') return false;
  return isWithin(time, [min, max], isInclusivity(inclusivity) ? inclusivity : '()');
}

function isNeeded(params: Params): boolean {
  const target = targetOf(params);
  return params.rest.slice(1).map(textOf).includes(String(target).trim());
}

// The 35 rules (F2) with the limits of F3.
export const rules = {
  after: { params: ['target', 'inclusion', 'format'], hasTarget: true, check: compare((a, b) => a > b) },
  alpha: letters('letters'),
  alpha_dash: letters('digitsAndDashes'),
  alpha_num: letters('digits'),
  alpha_spaces: letters('spaces'),
  before: { params: ['target', 'inclusion', 'format'], hasTarget: true, check: compare((a, b) => a < b) },
  between: {
    params: ['min', 'max'],
    check: each(
      (value, { get }) => Number(get('min')) <= Number(value) && Number(get('max')) >= Number(value),
    ),
  },
  confirmed: {
    params: ['target'],
    hasTarget: true,
    check: (value, params) => String(value) === String(targetOf(params)),
  },
  credit_card: { params: [], check: (value) => isCreditCard(String(value)) },
  date_between: { params: ['min', 'max', 'inclusivity', 'format'], check: isBetweenDates },
  date_format: {
    params: ['format'],
    check: onText((text, { get }) => timeOf(text, textOf(get('format'))) !== null),
  },
  decimal: {
    params: ['decimals', 'separator'],
    check: onText(
      (text, { get }) =>
        text !== '' && isDecimal(text, textOf(get('decimals') ?? '*'), textOf(get('separator') ?? '.')),
    ),
  },
  digits: {
    params: ['length'],
    check: onText((text, { get }) => /^\d*$/.test(text) && text.length === Number(get('length'))),
  },
  dimensions: { params: ['width', 'height'], check: hasDimensions },
  email: {
    params: ['multiple'],
    check: (value, { get }) => {
      const isList = isTrue(get('multiple')) && typeof value === 'string';
      const addresses = isList ? value.split(',').map((address) => address.trim()) : listOf(value);
      return addresses.every((address) => isEmail(String(address)));
    },
  },
  excluded: { params: [], check: (value, params) => isIncluded(value, params) === false },
  ext: {
    params: [],
    check: onFiles((file, { rest }) =>
      isNamedLike(
        file,
        rest.map((ending) => `.${textOf(ending).toLowerCase()}`),
      ),
    ),
  },
  image: { params: [], check: onFiles((file) => isNamedLike(file, pictures)) },
  included: { params: [], check: isIncluded },
  integer: { params: [], check: onText((text) => /^-?\d+$/.test(text)) },
  ip: { params: ['version'], check: onText((text, { get }) => isIp(text, textOf(get('version') ?? 4))) },
  is: { params: ['other'], check: (value, { get }) => value === get('other') },
  is_not: { params: ['other'], check: (value, { get }) => value !== get('other') },
  length: { params: ['length', 'max'], check: isOfLength },
  max: { params: ['length'], check: onText((text, { get }) => text.length <= Number(get('length'))) },
  max_value: { params: ['max'], check: onNumber((value, { get }) => value <= Number(get('max'))) },
  mimes: {
    params: [],
    check: onFiles((file, { rest }) => rest.some((accepted) => isOfType(file.type, textOf(accepted)))),
  },
  min: { params: ['length'], check: onText((text, { get }) => text.length >= Number(get('length'))) },
  min_value: { params: ['min'], check: onNumber((value, { get }) => value >= Number(get('min'))) },
  numeric: { params: [], check: onText((text) => /^(?:[0-9]+|[٠-٩]+)$/.test(text)) },
  regex: { params: ['expression'], check: each(matches) },
  required: {
    params: ['invalidateFalse'],
    check: (value, { get }) => isFilled(value, isTrue(get('invalidateFalse'))),
  },
  required_if: {
    params: ['target'],
    hasTarget: true,
    check: (value, params) => !isNeeded(params) || isFilled(value, true),
  },
  size: {
    params: ['size'],
    check: onFiles((file, { get }) => file.size <= Number(get('size')) * 1024),
  },
  url: {
    params: ['require_protocol'],
    check: onText((text, { get }) => isUrl(text, { needsScheme: isTrue(get('require_protocol')) })),
  },
} as const satisfies Record<RuleName, Rule>;

// Whether a rule requires the field, given the other values.
export function requiresValue({ name, ...applied }: AppliedRule, context: RuleContext): boolean {
  if (name === 'required') return true;
  return name === 'required_if' && isNeeded(paramsOf({ name, ...applied }, context));
}

function paramsOf({ name, params, named }: AppliedRule, context: RuleContext): Params {
  const order: readonly string[] = rules[name].params;
  const get = (key: string) => (Object.hasOwn(named, key) ? named[key] : params[order.indexOf(key)]);
  return { get, rest: params.length > 0 ? params : Object.values(named), context };
}

// Whether a value passes a rule; only `dimensions`, which reads a file, returns a promise.
export const passesRule = (
  value: unknown,
  applied: AppliedRule,
  context: RuleContext,
): boolean | Promise<boolean> => {
  const rule: Rule = rules[applied.name];
  return rule.check(value, paramsOf(applied, context));
};
