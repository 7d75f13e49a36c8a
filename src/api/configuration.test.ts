import { expect, test } from 'vitest';
import { configurationOf } from './configuration.ts';

test('[C1.a] [E8.b] a network that says nothing leaves the defaults of the specification', () => {
  expect(configurationOf({}, null)).toEqual({
    dateFormat: { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' },
    general: {
      systemName: '',
      locale: 'en',
      trackingHost: '',
      defaultCurrency: 'EUR',
      firstWeekDay: 1,
      isShadowReadOnly: false,
      shadowMayChange: [],
      supportEmail: '',
      hasPasskeys: false,
      hasPayments: false,
      hasTrafficLog: false,
      hasInquiries: false,
      hasApiPage: false,
      countsTransitions: false,
    },
    brand: { help: '', privacy: '', imprint: '', line: {} },
    brandVariables: {},
    terms: { url: '', isRequired: false },
    screenshot: { preview: 'lp/previews/', thumb: 'lp/thumbs/' },
    publisherApiUrl: '',
    ignoredErrorCodes: [],
    loadingErrorCodes: [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
    apiVersion: null,
  });
});

test('[C1.b] what the network says wins, and the first day of the week becomes a number', () => {
  const answer = {
    dateFormat: { date: 'dd.MM.yyyy' },
    general: {
      system_name: 'Halyard',
      first_week_day: '0',
      default_currency: 'USD' as const,
      shadow_read_only: true,
      shadow_may_change: ['currency'],
      support_email: 'help@a.example',
      passkeys: true,
      payments: true,
      traffic_log: true,
      inquiries: true,
      api_page: true,
      transition_counts: 'operators',
    },
    register: { terms_conditions: { url: 'https://a.example/terms', required: true } },
  };
  const { dateFormat, general, terms, apiVersion } = configurationOf(answer, '2.3');
  expect({ dateFormat, general, terms, apiVersion }).toEqual({
    dateFormat: { shortDate: 'dd MMM', date: 'dd.MM.yyyy', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' },
    general: {
      systemName: 'Halyard',
      locale: 'en',
      trackingHost: '',
      defaultCurrency: 'USD',
      firstWeekDay: 0,
      isShadowReadOnly: true,
      shadowMayChange: ['currency'],
      supportEmail: 'help@a.example',
      hasPasskeys: true,
      hasPayments: true,
      hasTrafficLog: true,
      hasInquiries: true,
      hasApiPage: true,
      countsTransitions: true,
    },
    terms: { url: 'https://a.example/terms', isRequired: true },
    apiVersion: '2.3',
  });
});

test.each([
  ['everybody', true],
  ['operators', true],
  ['off', false],
  ['another', false],
  [true, false],
  [undefined, false],
])('[M3] transitions are counted where sums are for %s: %s', (transition_counts, counts) => {
  const { general } = configurationOf({ general: { transition_counts } }, null);
  expect(general.countsTransitions).toBe(counts);
});

test.each([7, -1, 1.5, Number.NaN, '', ' ', '7', 'monday', '1e0', '01', [3], {}, true, null])(
  '[C1] [C5] weeks begin on Monday where the network says %j',
  (day) => {
    expect(configurationOf({ general: { first_week_day: day } }, null).general.firstWeekDay).toBe(1);
  },
);

test.each([
  [0, 0],
  ['6', 6],
])('[C1] [C5] the first day of the week %j is %j', (day, expected) => {
  expect(configurationOf({ general: { first_week_day: day } }, null).general.firstWeekDay).toBe(expected);
});

test('[C1] what makes no sense has its default, and takes nothing else with it', () => {
  const odd = {
    dateFormat: { date: 7, time: 'HH:mm:ss' },
    general: {
      system_name: 'Halyard',
      default_currency: 'GBP',
      first_week_day: null,
      shadow_read_only: 'yes',
      shadow_may_change: 'currency',
    },
    register: { termsconditions_url: 'https://a.example/old', terms_conditions: { url: null, required: 1 } },
    screenshot: 'lp/',
    publisher_api: [],
    ignoredErrorCodes: [410],
    loadingErrorCodes: ['500'],
  };
  const none = configurationOf({}, null);
  expect(configurationOf(odd, null)).toEqual({
    ...none,
    dateFormat: { ...none.dateFormat, time: 'HH:mm:ss' },
    general: { ...none.general, systemName: 'Halyard' },
    terms: { url: 'https://a.example/old', isRequired: false },
    ignoredErrorCodes: [410],
  });
  expect([undefined, null, [], 'general'].map((nothing) => configurationOf(nothing, null))).toEqual([
    none,
    none,
    none,
    none,
  ]);
});

test('[P4] a brand is taken field by field, and only what is text', () => {
  const brand = {
    help_url: 'https://a.example/help',
    imprint_url: 7,
    login_line: { en: 'Hello', de: null },
    variables: { '--colors-accent-on': '#ffffff', '--colors-accent-fg': 1 },
  };
  expect(configurationOf({ general: { brand } }, null)).toMatchObject({
    brand: { help: 'https://a.example/help', privacy: '', imprint: '', line: { en: 'Hello' } },
    brandVariables: { '--colors-accent-on': '#ffffff' },
  });
});
