import type { Kpi, KpiDefinition } from '#contract/analytics.ts';
import type { Currency } from '#contract/values.ts';
import type { Formats } from '#i18n/formats.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The figures of the dashboard in their order, each with what its chart is called. */
export const keyFigures = [
  { id: 'payout', label: msg`Earnings`, perDay: msg`Earnings per day` },
  { id: 'conversions', label: msg`Conversions`, perDay: msg`Conversions per day` },
  { id: 'clicks', label: msg`Clicks`, perDay: msg`Clicks per day` },
  { id: 'cr', label: msg`Conversion rate`, perDay: msg`Conversion rate per day` },
  { id: 'epc', label: msg`EPC`, perDay: msg`EPC per day` },
] as const satisfies readonly { id: Kpi; label: MessageDescriptor; perDay: MessageDescriptor }[];

export type KeyFigure = (typeof keyFigures)[number]['id'];
export const keyFigureIds = keyFigures.map(({ id }) => id);

type Value = number | null | undefined;

/** Writes a figure as the network defines it: whole, in percent, or as money in `currency` (O10). */
export function writeFigure(formats: Formats, definition: KpiDefinition | undefined, currency: Currency) {
  const write = {
    integer: formats.count,
    decimal: formats.count,
    percent: formats.rate,
    money: (value: Value) => formats.money(value, currency, definition?.precision),
  };
  return write[definition?.type ?? 'decimal'];
}
