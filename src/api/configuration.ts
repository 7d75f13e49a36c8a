import { config, type ConfigurationAnswer } from '#contract/config.ts';
import type { Currency } from '#contract/values.ts';
import type { Client } from './client.ts';

/** How the network wants its portal (C1); `firstWeekDay` 0 is Sunday. */
export type Configuration = {
  dateFormat: { shortDate: string; date: string; time: string; dateTime: string };
  general: {
    systemName: string;
    locale: string;
    trackingHost: string;
    defaultCurrency: Currency;
    firstWeekDay: number;
    /** An operator in a shadow login only looks on until he chooses to act. */
    isShadowReadOnly: boolean;
    /** Whom to write to; empty where the network names nobody. */
    supportEmail: string;
  };
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
const screenshot = { preview: 'lp/previews/', thumb: 'lp/thumbs/' };
const loadingErrorCodes = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511];

const generalOf = (general: ConfigurationAnswer['general'] = {}): Configuration['general'] => {
  const { system_name: systemName = '', locale = 'en', tracking_host: trackingHost = '' } = general;
  const { default_currency: defaultCurrency = 'EUR', first_week_day: firstWeekDay = 1 } = general;
  const { shadow_read_only: isShadowReadOnly = false, support_email: supportEmail = '' } = general;
  return {
    systemName,
    locale,
    trackingHost,
    defaultCurrency,
    firstWeekDay: Number(firstWeekDay),
    isShadowReadOnly,
    supportEmail,
  };
};

function termsOf(register: ConfigurationAnswer['register'] = {}): Configuration['terms'] {
  const { termsconditions_url: address = '', terms_conditions: terms } = register;
  return { url: terms?.url ?? address, isRequired: terms?.required ?? false };
}

/** The configuration with the defaults of the specification where the network is silent (C1, E8). */
export function configurationOf(answer: ConfigurationAnswer, apiVersion: string | null): Configuration {
  return {
    dateFormat: { ...dateFormat, ...answer.dateFormat },
    general: generalOf(answer.general),
    terms: termsOf(answer.register),
    screenshot: { ...screenshot, ...answer.screenshot },
    publisherApiUrl: answer.publisher_api?.url ?? '',
    ignoredErrorCodes: answer.ignoredErrorCodes ?? [],
    loadingErrorCodes: answer.loadingErrorCodes ?? loadingErrorCodes,
    apiVersion,
  };
}

/** Asks the network; a network that does not answer leaves the defaults. */
export async function loadConfiguration(client: Client): Promise<Configuration> {
  try {
    const { data, apiVersion } = await client(config.get, {}, { ignoresUnauthorised: true });
    return configurationOf(data, apiVersion);
  } catch {
    return configurationOf({}, null);
  }
}
