import type { Kpi } from '#contract/analytics.ts';
import { changeOf, lowerIsBetter } from '#i18n/figures.ts';
import type { EqualParts } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Delta, type FigureChange } from '#ui/figures/delta.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useFigures } from './use-figures.ts';

type Value = number | null | undefined;
/** A figure of two equal periods; `parts` is null while nothing comparable is over. */
export type Compared = { now: Value; before: Value; parts: Pick<EqualParts, 'hours' | 'isWhole'> | null };
type Comparison = { delta: FigureChange | null; compare: string | null };

/** For example '06:00'. */
export const timeOf = (hours: number) => `${String(hours).padStart(2, '0')}:00`;

/**
 * The change of a figure, and its description. Where the figure counts more than is compared, both compared values
 * are named, so that the percentage can be verified.
 */
export function useComparison() {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  return (kpi: Kpi, { now, before, parts }: Compared): Comparison => {
    if (parts === null) return { delta: null, compare: null };
    const write = figures.write(kpi);
    const [current, former] = [write(now ?? null), write(before ?? null)];
    const change = changeOf(now, before);
    const delta =
      change === null
        ? null
        : { change, text: formats.change(change), lowerIsBetter: lowerIsBetter.includes(kpi) };
    if (parts.isWhole) return { delta, compare: t`vs\u00A0${former}` };
    if (parts.hours === null) return { delta, compare: t`finished days: ${current} vs\u00A0${former}` };
    const time = timeOf(parts.hours);
    return { delta, compare: t`until ${time} UTC: ${current} vs\u00A0${former}` };
  };
}

/** The change of a sum, whose tip names both values; a dash where there is nothing to compare with. */
export function SumChange({ kpi, ...compared }: Compared & { kpi: Kpi }) {
  const { delta, compare } = useComparison()(kpi, compared);
  if (delta === null || compare === null) return '–';
  return (
    <TipButton tip={compare}>
      <Delta {...delta}>{delta.text}</Delta>
    </TipButton>
  );
}
