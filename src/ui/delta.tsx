import { Trans } from '@lingui/react/macro';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { delta } from '#styled/recipes';
import { Icon } from './icon.tsx';
import { HiddenText } from './hidden-text.tsx';

/** Where a figure went since the previous period. */
export type Direction = 'up' | 'down' | 'flat';

const icons = { up: ArrowUpRight, down: ArrowDownRight, flat: Minus };
const words = { up: <Trans>up</Trans>, down: <Trans>down</Trans>, flat: <Trans>unchanged</Trans> };

/** A change without its sign: arrow, colour and (for screen readers) a word tell the direction. */
export function Delta({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <span className={delta({ direction })}>
      <Icon of={icons[direction]} size="xs" />
      <HiddenText>{words[direction]} </HiddenText>
      {children}
    </span>
  );
}
