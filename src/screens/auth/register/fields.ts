import { phoneField } from '#account/phone-field.ts';
import { passwordLength } from '#contract/password-rules.ts';
import { defineForm } from '#fields/define-form.ts';
import { msg } from '@lingui/core/macro';

const password = { type: 'password', autoComplete: 'new-password' } as const;

/** The registration form, by the network's field names (S10). */
export const fields = defineForm({
  firstname: {
    type: 'text',
    label: msg`First name`,
    rules: 'required|max:100',
    autoComplete: 'given-name',
  },
  lastname: {
    type: 'text',
    label: msg`Last name`,
    rules: 'required|max:100',
    autoComplete: 'family-name',
  },
  email: { type: 'email', label: msg`Email`, rules: 'required|email|max:254', autoComplete: 'username' },
  phone: phoneField,
  password: {
    ...password,
    label: msg`Password`,
    rules: `required|min:${passwordLength.least}|max:${passwordLength.most}`,
    strength: true,
    hint: msg`At least ${passwordLength.least} characters. Common passwords, your name, company and email address are refused.`,
  },
  password_confirmation: {
    ...password,
    label: msg`Repeat password`,
    rules: 'required|confirmed:password',
  },
  company: {
    type: 'text',
    label: msg`Company name`,
    rules: 'required|max:200',
    autoComplete: 'organization',
  },
  country: { type: 'multiselect', single: true, label: msg`Country`, rules: 'required' },
  currency: {
    type: 'multiselect',
    single: true,
    label: msg`Currency`,
    rules: 'required',
    hint: msg`Can be changed only once later.`,
  },
  website: {
    type: 'text',
    label: msg`Main website`,
    rules: 'required|url:true|max:2082',
    inputMode: 'url',
    autoComplete: 'url',
    placeholder: 'https://',
  },
  traffic_type_ids: { type: 'customField', label: msg`Traffic types`, rules: 'required' },
  traffic_countries: { type: 'multiselect', label: msg`Countries of your traffic` },
  category_ids: { type: 'multiselect', label: msg`Categories` },
  publisher_content: { type: 'multiselect', label: msg`Content` },
  about: { type: 'textarea', label: msg`How do you reach people?`, rules: 'max:2000' },
  terms_accepted: { type: 'checkbox', label: msg`I have read and accept the Terms and Conditions.` },
});

/** The field holds the IDs of traffic types as one text. */
export const idsOf = (written: string): string[] => (written === '' ? [] : written.split(','));
