import type { Kpi } from '#contract/analytics.ts';
import { changeOf, lowerIsBetter } from '#i18n/figures.ts';
import type { EqualParts } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Delta, type FigureChange } from '#ui/figures/delta.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFigures } from './use-figures.ts';

type Value = number | null | undefined;
/** A figure of two equal periods; `parts` is null while nothing comparable is over. */
export type Compared = { now: Value; before: Value; parts: Pick<EqualParts, 'hours' | 'isWhole'> | null };
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

/**
 * The change of a figure, and its description. Where the figure counts more than is compared, the tooltip and screen
 * readers name both compared values, so that the percentage can be verified; the head of the card says what counts.
 */
export function useComparison() {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  return (kpi: Kpi, { now, before, parts }: Compared): Comparison => {
    if (parts === null) return none;
    const write = figures.write(kpi);
    const [current, former] = [write(now ?? null), write(before ?? null)];
    const change = changeOf(now, before);
    const delta =
      change === null
        ? null
        : { change, text: formats.change(change), lowerIsBetter: lowerIsBetter.includes(kpi) };
    const versus = t`vs\u00A0${former}`;
    if (parts.isWhole) return { delta, compare: versus, words: versus, tip: null };
    const time = timeOf(parts.hours ?? 0);
    const counted = parts.hours === null ? t`full days: ${current}` : t`until ${time} UTC: ${current}`;
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
