import { phonePattern } from '#contract/phone.ts';
import { msg } from '@lingui/core/macro';

export const phoneField = {
  type: 'text',
  label: msg`Phone`,
  rules: { max: 40, regex: phonePattern },
  ruleTexts: { regex: msg`Enter one phone number of 5 to 15 digits, for example +49 40 123456` },
  inputMode: 'tel',
  autoComplete: 'tel',
} as const;
