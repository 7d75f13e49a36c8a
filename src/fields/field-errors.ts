import type { BillingCode } from '#contract/billing.ts';
import { type PasswordCode, passwordLength } from '#contract/password-rules.ts';
import { ApiError, type FailureEntry } from '#api/api-error.ts';
import {
  foundMessages,
  isUnexplained,
  messagesOf,
  textOf,
  type FailureDetails,
  type Message,
} from '#i18n/error-messages.ts';
import { numberLocale } from '#i18n/writing.ts';
import { productMessages, ruleMessages } from './rule-messages.ts';
import { textOfDateFault, type DateFault } from './date-faults.ts';
import { textOfFault, type NumberFault } from './number-faults.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldDefinitions } from './field-types.ts';
import type { BrokenRule } from './rules-to-schema.ts';

export type FieldError = BrokenRule | NumberFault | DateFault | Message;
// Errors by field, and errors of the form as a whole.
export type FormError = {
  formErrors: readonly FieldError[] | null;
  fieldErrors: Record<string, readonly FieldError[]>;
};

const isFault = (error: FieldError): error is NumberFault => typeof error === 'object' && 'fault' in error;
const isDateFault = (error: FieldError): error is DateFault =>
  typeof error === 'object' && 'dateFault' in error;
const isRule = (error: FieldError): error is BrokenRule => typeof error === 'object' && 'rule' in error;

const named = (fields: FieldDefinitions, name: string) =>
  Object.hasOwn(fields, name) ? fields[name]?.label : undefined;

// Prefer the product's messages (F1), or always use the general ones (F2).
export type RuleTexts = 'product' | 'general';

type ErrorContext = { fields: FieldDefinitions; name: string; texts: RuleTexts; i18n: I18n };

export function errorText(error: FieldError, { fields, name, texts, i18n }: ErrorContext): string {
  if (isFault(error)) return textOfFault(error, i18n);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (isDateFault(error)) return field ? textOfDateFault(error, field, i18n) : '';
  if (!isRule(error)) return textOf(error, i18n);
  const own = field?.ruleTexts?.[error.rule];
  const product = own ?? (texts === 'product' ? productMessages[error.rule] : undefined);
  if (product) return i18n._(product);
  const labelOf = (other: string) => {
    const label = named(fields, other);
    return label ? i18n._(label) : other;
  };
  const params = error.params.map((param, index) =>
    index === 0 && error.target !== null ? labelOf(error.target) : shown(param, i18n),
  );
  return i18n._(ruleMessages[error.rule](labelOf(name), params));
}

const shown = (param: BrokenRule['params'][number], i18n: I18n) =>
  typeof param === 'number'
    ? new Intl.NumberFormat(numberLocale(i18n.locale)).format(param)
    : String(param).replaceAll("'", '');

type FieldCode =
  | BillingCode
  | PasswordCode
  | 'CLICK_UNKNOWN'
  | 'DAY_AHEAD'
  | 'FILE_EMPTY'
  | 'FILE_TYPE'
  | 'IN_PAST'
  | 'NAME_TAKEN'
  | 'NO_CLICKS'
  | 'NOT_A_NUMBER'
  | 'OWN_OFFER'
  | 'PASSWORD_WRONG'
  | 'PATTERN'
  | 'REQUIRED'
  | 'SAME'
  | 'SET_BY_NETWORK'
  | 'TAKEN'
  | 'TOO_LATE'
  | 'UNKNOWN'
  | 'URL'
  | 'VERSION_TAKEN';

const { least } = passwordLength;

// Texts of known codes (E4); for others the network's own message is shown.
const fieldCodes: Record<FieldCode, MessageDescriptor> = {
  BIC_INVALID: msg`This is not a valid BIC`,
  CLICK_UNKNOWN: msg`None of your clicks has this ID`,
  DAY_AHEAD: msg`This day is in the future`,
  FILE_EMPTY: msg`The file is empty`,
  FILE_TYPE: msg`What this file holds is no PDF, PNG, JPEG or CSV. Choose another one.`,
  IBAN_INVALID: msg`This is not a valid IBAN`,
  IBAN_NOT_IN_SEPA: msg`This bank account is outside the SEPA area`,
  IN_PAST: msg`It lies in the past`,
  NAME_TAKEN: msg`This name is already in use`,
  NO_CLICKS: msg`You have no clicks on this offer`,
  NOT_A_NUMBER: msg`Above and below need a number`,
  OWN_OFFER: msg`The offer of the campaign cannot stand in for itself`,
  PASSWORD_COMMON: msg`This is one of the most common passwords. Please choose another one.`,
  PASSWORD_PERSONAL: msg`Please choose something other than your name, your company or your email address.`,
  PASSWORD_SHORT: msg`Please use at least ${least} characters.`,
  PASSWORD_WRONG: msg`This is not your current password.`,
  PATTERN: msg`This pattern is not valid, or repeats too much`,
  REQUIRED: msg`Required`,
  SAME: msg`This is already your address.`,
  SET_BY_NETWORK: msg`Your network sets this`,
  TAKEN: msg`This name is already in use`,
  TOO_LATE: msg`After an event the only possible action is to call an address`,
  UNKNOWN: msg`This choice is no longer available`,
  URL: msg`This is not a web address`,
  VAT_NUMBER_INVALID: msg`This is not a VAT ID of the chosen country`,
  VAT_NUMBER_REQUIRED: msg`Invoices with VAT need a VAT ID`,
  VAT_RATE_NOT_OF_COUNTRY: msg`This VAT rate is not one of the chosen country`,
  VERSION_TAKEN: msg`This version is already in use`,
};

export const textOfFieldCode = (code: string | null): MessageDescriptor | null =>
  // Object.hasOwn keeps codes such as 'constructor' out, so the key is one of the table.
  code !== null && Object.hasOwn(fieldCodes, code) ? fieldCodes[code as FieldCode] : null;

// Maps `addresses.0.city` and `addresses[0]` to `addresses`.
const fieldOf = (path: string) => path.split(/[.[]/, 1)[0] ?? '';

// An entry without a message still marks the field as refused.
function messagesAt(entry: FailureEntry, failure: FailureDetails): Message[] {
  const found = foundMessages({ ...failure, messageCode: null, entries: [entry], code: null });
  return found.length > 0 ? found : [msg`The network does not accept this value`];
}

const notAccepted = msg`Your input was not accepted, but it is still here. Please try again in a moment.`;

// What a visitor can do where the network says nothing of it.
const messagesOfForm = (failure: FailureDetails): Message[] =>
  isUnexplained(failure) ? [...messagesOf(failure), notAccepted] : messagesOf(failure);

// Assigns errors of a failed call to their fields; the rest go to the form (E2, E3).
export function errorsOfFailure(failure: FailureDetails, fields: FieldDefinitions): FormError {
  const fieldErrors: Record<string, Message[]> = {};
  const others = failure.entries.filter((entry) => {
    const name = entry.field === null ? '' : fieldOf(entry.field);
    if (!Object.hasOwn(fields, name) || fields[name]?.type === 'hidden') return true;
    const fieldMessage = textOfFieldCode(entry.code);
    (fieldErrors[name] ??= []).push(...(fieldMessage ? [fieldMessage] : messagesAt(entry, failure)));
    return false;
  });
  const hasOnlyFieldErrors = others.length === 0 && Object.keys(fieldErrors).length > 0;
  return {
    fieldErrors,
    formErrors: hasOnlyFieldErrors ? null : messagesOfForm({ ...failure, entries: others }),
  };
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

// Stands for an error that is no failed call; it is reported elsewhere.
export const unknownFailure: FailureDetails = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  entries: [],
  messageCode: null,
  text: null,
};
