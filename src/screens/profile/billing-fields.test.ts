import { expect, test } from 'vitest';
import { userOf } from '#api/user.ts';
import { valuesOf } from './billing-fields.ts';

const user = userOf({
  id: 7,
  email: 'nora@trailmix.example',
  firstname: 'Nora',
  lastname: 'Voss',
  partner: {
    id: 70,
    name: 'Trailmix Media',
    status: 'active',
    currency: 'EUR',
    country: 'NL',
    terms_conditions: { acceptation: false, new_url: null, tos: '1', accepted_at: null },
  },
  account_settings: { general: { first_week_day: '1' } },
});

test('[O12] billing details begin with what the registration has given, as far as a network says it', () => {
  expect(valuesOf(user)).toEqual({ currency: 'EUR', company_name: 'Trailmix Media', country: 'NL' });
  const partner = { ...user.partner, country: null };
  expect(valuesOf({ ...user, partner })).toEqual({ currency: 'EUR', company_name: 'Trailmix Media' });
});
