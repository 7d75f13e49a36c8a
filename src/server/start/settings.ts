import leven from 'leven';

/** What the environment may set for a start; what is not here does not compile where it is read. `start/README.md` says what each does. */
export const settings = [
  'API_ORIGIN',
  'BRAND_DIR',
  'CORS_ORIGINS',
  'COUNTRY_HEADER',
  'CSP_CONNECT',
  'CSP_IMG',
  'DATABASE_URL',
  'DATA_DIRECTORY',
  'DRAIN_SECONDS',
  'EXPOSE',
  'HOST',
  'LIMITS_URL',
  'LOG_FORMAT',
  'LOG_LEVEL',
  'MAIL_BOUNCES',
  'MAIL_FROM',
  'MAIL_TRANSPORT',
  'METRICS_PORT',
  'NETWORK_ADAPTER',
  'NETWORK_PATHS',
  'NETWORK_TIMEOUT',
  'NETWORK_URL',
  'OPERATOR_SECOND_FACTOR',
  'PORT',
  'PUBLIC_URL',
  'SECOND_FACTOR_KEY',
  'SEED',
  'SERVICE_WORKER',
  'SMTP_URL',
  'TRUSTED_PROXIES',
] as const;
export type Setting = (typeof settings)[number];
export type Environment = Readonly<Partial<Record<Setting, string | undefined>>>;

const known = new Set<string>(settings);
// Short names resemble many that are nobody's mistake: HOSTS, PORT2.
const compared = settings.filter((name) => name.includes('_'));

/** A line for each name of the environment that is a letter or two away from a setting that is not set. */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = compared.find((setting) => !env[setting] && leven(name.toUpperCase(), setting) <= 2);
      return meant ? [`${name} is no setting, and nothing is read from it: did you mean ${meant}?`] : [];
    });
}
