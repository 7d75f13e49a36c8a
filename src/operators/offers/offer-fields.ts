import { offer } from '#contract/offers.ts';
import { defineForm } from '#fields/define-form.ts';
import type { FormOf } from '#fields/use-form.ts';
import { msg } from '@lingui/core/macro';

/** What a new offer has, and what of it can be changed later. */
export const offerFields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:200' },
  category_id: { type: 'multiselect', single: true, label: msg`Category`, rules: 'required' },
  countries: { type: 'multiselect', label: msg`Countries`, rules: 'required' },
  visibility: { type: 'radio', variant: 'buttons', label: msg`Who may run it`, rules: 'required' },
  status: { type: 'radio', variant: 'buttons', label: msg`Status` },
  currency: { type: 'radio', variant: 'buttons', label: msg`Currency` },
  model: { type: 'multiselect', single: true, label: msg`Paid for` },
  unit: { type: 'radio', variant: 'buttons', label: msg`Payout as` },
  rate: { type: 'number', label: msg`Payout`, min: 0.01, max: 1_000_000, precision: 2, hasSteps: false },
  landing_url: {
    type: 'text',
    label: msg`Landing page`,
    inputMode: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
  },
  description: { type: 'textarea', label: msg`Description`, rules: 'max:10000', rows: 4, maxRows: 12 },
});
export const visibilityOf = (chosen: string) => offer.shape.visibility.parse(chosen);
export type OfferForm = FormOf<typeof offerFields>;
