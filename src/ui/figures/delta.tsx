import { Trans } from '@lingui/react/macro';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { delta } from '#styled/recipes';
import { useIcon } from '../content/icon.tsx';
import { HiddenText } from '../layout/hidden-text.tsx';

const icons = { up: ArrowUpRight, down: ArrowDownRight, flat: Minus };
const words = { up: <Trans>up</Trans>, down: <Trans>down</Trans>, flat: <Trans>unchanged</Trans> };

function directionOf(change: number) {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

type DeltaProps = {
  /** In percent. */
  change: number;
  /** For figures that should be small: rejected conversions. */
  lowerIsBetter?: boolean;
  /** The change in words, without its sign. */
  children: ReactNode;
};

/** Arrow and (for screen readers) a word give the direction, the colour says whether it is good. */
export function Delta({ change, lowerIsBetter = false, children }: DeltaProps) {
  const direction = directionOf(change);
  const good = lowerIsBetter ? 'down' : 'up';
  const news = direction === good ? 'good' : 'bad';
  const { drawn, icon } = useIcon(icons[direction], 'xs', 2.4);
  return (
    <span {...drawn} className={delta({ news: direction === 'flat' ? 'none' : news })}>
      {icon}
      <HiddenText>{words[direction]} </HiddenText>
      {children}
    </span>
  );
}

/** A change of a figure, for `KpiStrip` and `KpiToggles`. */
export type FigureChange = Pick<DeltaProps, 'change' | 'lowerIsBetter'> & { text: string };
