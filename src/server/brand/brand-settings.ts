import type { ConfigurationAnswer } from '#contract/config.ts';
import { accentVariables } from './accent.ts';
import type { Brand } from './read-brand.ts';

/** What the configuration says of a brand. */
export const settingsOf = ({ name, accent, support_email, locale, dateFormat, ...brand }: Brand) => ({
  dateFormat,
  general: {
    system_name: name,
    support_email,
    locale,
    brand: {
      accent,
      help_url: brand.help_url,
      privacy_url: brand.privacy_url,
      imprint_url: brand.imprint_url,
      login_line: brand.login_line,
    },
  },
});

const isColor = (text: string | undefined) => text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** A configuration with the portal's custom properties for its accent, unless it brings its own. */
export function withVariables<Configuration extends ConfigurationAnswer>(
  configuration: Configuration,
): Configuration {
  const { general } = configuration;
  const accent = general?.brand?.accent;
  if (accent === undefined || !isColor(accent) || general?.brand?.variables) return configuration;
  return {
    ...configuration,
    general: { ...general, brand: { ...general?.brand, variables: accentVariables(accent) } },
  };
}
