import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { wordOfField, wordOfValue } from './field-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const formats = { i18n, dateTime: (at: Date) => `at ${at.getTime()}` };
const words = (field: string, value: string) => [
  wordOfField(field, i18n),
  wordOfValue(field, value, formats),
];

test.each([
  ['paused', 'true', ['Paused', 'yes']],
  ['paused', 'false', ['Paused', 'no']],
  ['pinned', 'true', ['Pinned', 'yes']],
  ['is_default', 'false', ['Default', 'no']],
  ['partner.terms_conditions.acceptation', 'true', ['Terms accepted', 'yes']],
  ['status', 'paused', ['Status', 'Paused']],
  ['rtb.status', 'requested', ['Real-time buying: Status', 'Requested']],
  ['approval.status', 'approved', ['Application: Status', 'Approved']],
  ['statuses', 'pending, rejected', ['Statuses', 'Pending, Rejected']],
  ['scope', 'figures', ['Access', 'Read figures']],
  ['landing_page', 'true', ['Landing page', 'true']],
  ['name', 'paused', ['Name', 'paused']],
  ['status', 'of_a_newer_network', ['Status', 'of_a_newer_network']],
  ['expires_at', '1970-01-01T00:00:01.000Z', ['Expires', 'at 1000']],
  ['daily_cap', 'true', ['daily cap', 'true']],
  ['status', 'constructor', ['Status', 'constructor']],
])('[P5] the activity words %s %j as %j', (field, value, expected) => {
  expect(words(field, value)).toEqual(expected);
});
