import type { BillingCode } from '#contract/billing.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FieldCode =
  | BillingCode
  | 'NAME_TAKEN'
  | 'NOT_A_NUMBER'
  | 'OWN_OFFER'
  | 'PATTERN'
  | 'REQUIRED'
  | 'TAKEN'
  | 'TOO_LATE'
  | 'UNKNOWN'
  | 'URL';

// Texts of known codes (E4); for others the network's own message is shown.
const fieldCodes: Record<FieldCode, MessageDescriptor> = {
  BIC_INVALID: msg`This is not a valid BIC`,
  IBAN_INVALID: msg`This is not a valid IBAN`,
  IBAN_NOT_IN_SEPA: msg`This bank account is outside of the SEPA area`,
  NAME_TAKEN: msg`This name is in use already`,
  NOT_A_NUMBER: msg`Above and below need a number`,
  OWN_OFFER: msg`The offer of the campaign cannot stand in for itself`,
  PATTERN: msg`This pattern is not valid, or repeats too much`,
  REQUIRED: msg`Required`,
  TAKEN: msg`This name is in use already`,
  TOO_LATE: msg`After an event the only possible action is to call an address`,
  UNKNOWN: msg`This choice is no longer available`,
  URL: msg`This is not a web address`,
  VAT_NUMBER_INVALID: msg`This is not a VAT ID of the chosen country`,
  VAT_NUMBER_REQUIRED: msg`Invoices with VAT need a VAT ID`,
  VAT_RATE_NOT_OF_COUNTRY: msg`This VAT rate is not one of the chosen country`,
};

export const textOfFieldCode = (code: string | null): MessageDescriptor | null =>
  // Object.hasOwn keeps codes such as 'constructor' out, so the key is one of the table.
  code !== null && Object.hasOwn(fieldCodes, code) ? fieldCodes[code as FieldCode] : null;
