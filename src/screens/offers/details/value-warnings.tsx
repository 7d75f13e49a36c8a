import { Callout } from '#ui/feedback/callout.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { unknownMacros, warningsOf, type Parameters, type ValueWarning } from './built-address.ts';
import { useParameterName, type Parameter } from './use-parameter-name.ts';

const texts: Record<ValueWarning, (macros: string) => MessageDescriptor> = {
  encoded: () => msg`It looks encoded already, and is encoded once more.`,
  braces: () => msg`Its braces belong to no macro, so nothing fills them in.`,
  spaces: () => msg`It has spaces, which many trackers cut off.`,
  unknownMacro: (macros) =>
    msg`This network does not know ${macros}. It stays as it is unless your own system fills it in.`,
};

type ValueWarningsProps = { values: Parameters; parameters: readonly Parameter[] };

export function ValueWarnings({ values, parameters }: ValueWarningsProps) {
  const { i18n } = useLingui();
  const nameOf = useParameterName();
  const known = new Set(parameters.map(({ macro }) => macro));
  const names = new Map(parameters.map((parameter) => [parameter.id, nameOf(parameter)]));
  const list = new Intl.ListFormat(i18n.locale);
  const lines = Object.entries(values).flatMap(([id, value]) =>
    warningsOf(value, known).map((warning) => {
      const text = texts[warning](list.format(unknownMacros(value, known)));
      return `${names.get(id) ?? id}: ${i18n._(text)}`;
    }),
  );
  if (lines.length === 0) return null;
  return (
    <Callout tone="warning" live>
      {lines.join(' ')}
    </Callout>
  );
}
