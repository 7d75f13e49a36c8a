import { Trans as TransOfLingui, useLingui, type TransProps } from '@lingui/react';

// Lingui reads tags in an inserted string, but not in a list.
const toTheLetter = (value: unknown) => (typeof value === 'string' && value.includes('<') ? [value] : value);

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function MarkedText({ values, ...text }: TransProps) {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) shown[name] = toTheLetter(value);
  return <TransOfLingui {...text} values={shown} />;
}

/**
 * Replaces `<Trans>` (lingui.config.ts): inserted names that look like tags stay text. A text without elements, the
 * usual case, renders at once instead of through three components of Lingui.
 */
export function Trans(props: TransProps) {
  const { i18n } = useLingui();
  const { id, message, values = {}, components } = props;
  const isText = !components && Object.values(values).every(isPlain);
  return isText ? i18n._(id, values, message === undefined ? {} : { message }) : <MarkedText {...props} />;
}
