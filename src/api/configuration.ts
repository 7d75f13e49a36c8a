import { firstConfig, isRecord } from '#contract/first-calls.ts';
import type { Currency } from '#contract/values.ts';
import type { Client } from './client.ts';

/** The network's settings of the portal (C1); `firstWeekDay` 0 is Sunday. */
export type Configuration = {
  dateFormat: { shortDate: string; date: string; time: string; dateTime: string };
  general: {
    systemName: string;
    locale: string;
    trackingHost: string;
    defaultCurrency: Currency;
    firstWeekDay: number;
    /** Shadow logins are view-only until the operator chooses to act. */
    isShadowReadOnly: boolean;
    /** What an operator may change in a shadow login besides what needs no permission. */
    shadowMayChange: readonly unknown[];
    /** Empty where the network has none. */
    supportEmail: string;
    /** Signing in with a passkey alone is possible. */
    hasPasskeys: boolean;
    /** What was earned and paid can be asked for. */
    hasPayments: boolean;
    /** Single conversions and clicks can be asked for. */
    hasTrafficLog: boolean;
    hasInquiries: boolean;
    hasApiPage: boolean;
    /** The network collects how often transitions of the charts are taken. */
    countsTransitions: boolean;
  };
  /** Empty where the network has none; the line by language. */
  brand: { help: string; privacy: string; imprint: string; line: Partial<Record<string, string>> };
  /** Custom properties of the page. */
  brandVariables: Readonly<Record<string, string>>;
  terms: { url: string; isRequired: boolean };
  screenshot: { preview: string; thumb: string };
  publisherApiUrl: string;
  ignoredErrorCodes: readonly number[];
  loadingErrorCodes: readonly number[];
  apiVersion: string | null;
};

const dateFormat = {
  shortDate: 'dd MMM',
  date: 'yyyy/MM/dd',
  time: 'HH:mm',
  dateTime: 'yyyy/MM/dd HH:mm:ss',
};
const currencies: readonly Currency[] = ['EUR', 'USD'];
const screenshot = { preview: 'lp/previews/', thumb: 'lp/thumbs/' };
const loadingErrorCodes = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511];

const partOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
/** 0 for Sunday; null for any other value. */
export const weekDayOf = (value: unknown): number | null =>
  (typeof value === 'string' || typeof value === 'number') && /^[0-6]$/.test(String(value))
    ? Number(value)
    : null;
const isCodes = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

const textsOf = <Name extends string>(part: unknown, defaults: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(defaults).map(([name, otherwise]) => [
      name,
      textOr(partOf(part)[name], otherwise),
    ]),
  ) as Record<Name, string>; // The names stay as they are.

function generalOf(part: unknown): Configuration['general'] {
  const general = partOf(part);
  const { default_currency: currency, first_week_day: weekDay, shadow_may_change: mayChange } = general;
  return {
    systemName: textOr(general['system_name'], ''),
    locale: textOr(general['locale'], 'en'),
    trackingHost: textOr(general['tracking_host'], ''),
    defaultCurrency: currencies.find((known) => known === currency) ?? 'EUR',
    firstWeekDay: weekDayOf(weekDay) ?? 1,
    isShadowReadOnly: general['shadow_read_only'] === true,
    shadowMayChange: Array.isArray(mayChange) ? mayChange : [],
    supportEmail: textOr(general['support_email'], ''),
    hasPasskeys: general['passkeys'] === true,
    hasPayments: general['payments'] === true,
    hasTrafficLog: general['traffic_log'] === true,
    hasInquiries: general['inquiries'] === true,
    hasApiPage: general['api_page'] === true,
    countsTransitions: /^(operators|everybody)$/.test(textOr(general['transition_counts'], '')),
  };
}

const textsIn = (part: unknown) =>
  Object.fromEntries(
    Object.entries(partOf(part)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function brandOf(part: unknown): Pick<Configuration, 'brand' | 'brandVariables'> {
  const brand = partOf(part);
  return {
    brand: {
      help: textOr(brand['help_url'], ''),
      privacy: textOr(brand['privacy_url'], ''),
      imprint: textOr(brand['imprint_url'], ''),
      line: textsIn(brand['login_line']),
    },
    brandVariables: textsIn(brand['variables']),
  };
}

function termsOf(part: unknown): Configuration['terms'] {
  const { termsconditions_url: address, terms_conditions: terms } = partOf(part);
  const { url, required } = partOf(terms);
  return { url: textOr(url, textOr(address, '')), isRequired: required === true };
}

// Missing or senseless values get the defaults of the specification (C1, E8). `configuration` of the contract leaf by
// leaf, because zod is not loaded yet.
export function configurationOf(answer: unknown, apiVersion: string | null): Configuration {
  const given = partOf(answer);
  const { ignoredErrorCodes: ignored, loadingErrorCodes: ofLoading } = given;
  return {
    dateFormat: textsOf(given['dateFormat'], dateFormat),
    general: generalOf(given['general']),
    ...brandOf(partOf(given['general'])['brand']),
    terms: termsOf(given['register']),
    screenshot: textsOf(given['screenshot'], screenshot),
    publisherApiUrl: textOr(partOf(given['publisher_api'])['url'], ''),
    ignoredErrorCodes: isCodes(ignored) ? ignored : [],
    loadingErrorCodes: isCodes(ofLoading) ? ofLoading : loadingErrorCodes,
    apiVersion,
  };
}

export async function loadConfiguration(client: Client): Promise<Configuration> {
  const { data, apiVersion } = await client(firstConfig.get, {}, { ignoresUnauthorised: true });
  return configurationOf(data, apiVersion);
}
