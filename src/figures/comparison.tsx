import type { Kpi, KpiValues } from '#contract/analytics.ts';
import { unrounded } from '#contract/kpi-sums.ts';
import { changeOf, lowerIsBetter } from '#i18n/figures.ts';
import type { EqualParts } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Delta, type FigureChange } from '#ui/figures/delta.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFigures } from './use-figures.ts';

type Values = KpiValues | null | undefined;
/** Figures of two equal periods, ratios with their sums; `parts` is null while nothing comparable is over. */
export type Compared = { now: Values; before: Values; parts: Pick<EqualParts, 'hours' | 'isWhole'> | null };
type Comparison = {
  delta: FigureChange | null;
  /** What is compared with, as shown. */
  compare: ReactNode;
  /** All of it in words. */
  words: string | null;
  /** The same where the figure counts more than is compared: for its tooltip. */
  tip: string | null;
};

const none: Comparison = { delta: null, compare: null, words: null, tip: null };

/** For example '06:00'. */
export const timeOf = (hours: number) => `${String(hours).padStart(2, '0')}:00`;

type Parts = NonNullable<Compared['parts']>;

/** Writes a figure with the part of its days that is compared, unless these are all of them. */
export function useCountedPart() {
  const { t } = useLingui();
  return ({ hours, isWhole }: Parts, current: string): string => {
    if (isWhole) return current;
    const time = timeOf(hours ?? 0);
    return hours === null ? t`full days: ${current}` : t`until ${time} UTC: ${current}`;
  };
}

/**
 * The change of a figure, and its description. Where the figure counts more than is compared, the tooltip and screen
 * readers name both compared values, so that the percentage can be verified; the head of the card says what counts.
 */
export function useComparison() {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const countedPart = useCountedPart();
  return (kpi: Kpi, { now, before, parts }: Compared): Comparison => {
    if (parts === null) return none;
    const write = figures.write(kpi);
    const [current, former] = [write(now?.[kpi] ?? null), write(before?.[kpi] ?? null)];
    // Of rounded ratios the changes of two that move alike would differ.
    const change = changeOf(now && unrounded(kpi, now), before && unrounded(kpi, before));
    const delta =
      change === null
        ? null
        : { change, text: formats.change(change), lowerIsBetter: lowerIsBetter.includes(kpi) };
    const versus = t`vs\u00A0${former}`;
    if (parts.isWhole) return { delta, compare: versus, words: versus, tip: null };
    const counted = countedPart(parts, current);
    const words = `${counted} ${versus}`;
    const compare = (
      <>
        <HiddenText>{counted} </HiddenText>
        {versus}
      </>
    );
    return { delta, compare, words, tip: words };
  };
}

/** What is copied of a change: a signed figure. */
export const copiedChange = ({ delta }: Pick<Comparison, 'delta'>) => ({
  '': delta === null ? '' : `${delta.change < 0 ? '-' : ''}${delta.text}`,
});

/** A change beside what it compares with, under a figure. */
export const ChangeNote = ({ delta, compare }: Pick<Comparison, 'delta' | 'compare'>) => (
  <>
    {delta ? <Delta {...delta}>{delta.text}</Delta> : null}
    {compare ? <span>{compare}</span> : null}
  </>
);

/** The change of a sum, whose tip names both values; a dash where there is nothing to compare with. */
export function SumChange({ kpi, ...compared }: Compared & { kpi: Kpi }) {
  const { delta, words } = useComparison()(kpi, compared);
  if (delta === null || words === null) return '–';
  return (
    <TipButton tip={words}>
      <Delta {...delta}>{delta.text}</Delta>
    </TipButton>
  );
}
