import { Trans as TransOfLingui, type TransProps } from '@lingui/react';

/** Lingui takes what looks like a tag in an inserted text for one of the text itself; a list it shows as it is. */
const toTheLetter = (value: unknown) => (typeof value === 'string' && value.includes('<') ? [value] : value);

/** What every `<Trans>` becomes (lingui.config.ts): names and words of others stand in it to the letter. */
export function Trans({ values, ...text }: TransProps) {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) shown[name] = toTheLetter(value);
  return <TransOfLingui {...text} values={shown} />;
}
