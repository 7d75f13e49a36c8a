import { Trans as TransOfLingui, useLingui, type TransProps } from '@lingui/react';

/** Lingui takes what looks like a tag in an inserted text for one of the text itself; a list it shows as it is. */
const toTheLetter = (value: unknown) => (typeof value === 'string' && value.includes('<') ? [value] : value);

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function MarkedText({ values, ...text }: TransProps) {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) shown[name] = toTheLetter(value);
  return <TransOfLingui {...text} values={shown} />;
}

/**
 * What every `<Trans>` becomes (lingui.config.ts): names and words of others stand in it to the letter. A text without
 * elements in it, as most are, is written at once instead of by three components of Lingui.
 */
export function Trans(props: TransProps) {
  const { i18n } = useLingui();
  const { id, message, values = {}, components } = props;
  const isText = !components && Object.values(values).every(isPlain);
  return isText ? i18n._(id, values, message === undefined ? {} : { message }) : <MarkedText {...props} />;
}
