import type { Profile } from '#contract/account.ts';
import { expect, test } from 'vitest';
import { userOf } from './user.ts';

const profile: Profile = {
  id: 1,
  email: 'publisher@portal.test',
  firstname: 'Mara',
  lastname: 'Lindqvist',
  partner: {
    id: 1,
    name: 'Trailmix Media',
    status: 'active',
    currency: 'EUR',
    terms_conditions: { acceptation: false, new_url: null, tos: '1', accepted_at: null },
  },
  account_settings: { general: { first_week_day: '1' } },
};

const cases: [Partial<Profile>, object][] = [
  [
    { admin: 'n', superadmin: 'n', privileges: ['a'] },
    { isAdmin: false, isSuperAdmin: false, privileges: ['a'] },
  ],
  [
    { admin: 'y', superadmin: 'n', privileges: ['a'] },
    { isAdmin: true, isSuperAdmin: false, privileges: null },
  ],
  [
    { admin: 'n', superadmin: 'y', privileges: [] },
    { isAdmin: false, isSuperAdmin: true, privileges: null },
  ],
  [{}, { isAdmin: false, isSuperAdmin: false, privileges: [] }],
];

test.each(cases)('[S14.a S14.b] %j becomes %j', (flags, expected) => {
  expect(userOf({ ...profile, ...flags })).toEqual({ ...profile, ...expected });
});
