import { chartSheet } from '#styled/recipes';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTabState } from '../tab-memory.ts';
import { Shapes } from './chart-drawing.tsx';
import { noMarks, type Marks } from './drawing.ts';
import type { Layout, PlacedState } from './layout.ts';
import type { Cause } from '../charts/diagram.ts';

type SampleProps = { parts: Partial<Pick<Layout, 'states' | 'dots' | 'arrows'>>; marks?: Partial<Marks> };

const [width, height] = [30, 18];

/** A part of a drawing as it is drawn, beside its meaning. */
function Sample({ parts, marks }: SampleProps) {
  const layout = { chart: '', width, height, states: [], dots: [], arrows: [], ...parts };
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Shapes layout={layout} marks={{ ...noMarks, ...marks }} />
    </svg>
  );
}

const id = 'sample';
const box = { id, type: 'atomic', depth: 2, isRegion: false, rule: null, words: [], inner: [] } as const;

/** The box of a state. */
export function BoxSample({ marks, ...state }: Partial<PlacedState> & Pick<SampleProps, 'marks'>) {
  const states = [{ ...box, x: 4, y: 4, width: width - 8, height: height - 8, ...state }];
  return <Sample parts={{ states }} {...(marks && { marks })} />;
}

/** Where something begins. */
export const DotSample = () => (
  <Sample parts={{ dots: [{ role: 'initial', x: 9, y: 3, width: 12, height: 12, word: null }] }} />
);

type ArrowSampleProps = {
  cause: Cause;
  /** Without a card for its words. */
  isBare?: boolean;
  isTaken?: boolean;
};

/** An arrow with the sign of what sets it off. */
export function ArrowSample({ cause, isBare = false, isTaken = false }: ArrowSampleProps) {
  const row = { id, cause, x: 0, y: 0, width: 15, height: 16, words: [] };
  const card = { x: 0, y: 1, width: isBare ? 0 : 15, height: 16, transitions: [row] };
  const from = isBare ? 1 : 15;
  const arrows = [
    {
      id,
      cause,
      points: [
        { x: from, y: 9 },
        { x: width - 1, y: 9 },
      ],
      card,
    },
  ];
  return <Sample parts={{ arrows }} marks={{ taken: new Set(isTaken ? [id] : []) }} />;
}

type LegendProps = { children: ReactNode; /** Until it is opened. */ isFolded?: boolean };

/** What the parts of a drawing mean, under it: open beside room enough and on paper. */
export function Legend({ children, isFolded = false }: LegendProps) {
  const styles = chartSheet();
  const isNarrow = useIsNarrow('lg');
  const isPrinted = usePrintedAt() !== null;
  // Opened or closed by hand it stays so, on the next drawing too.
  const [chosen, setChosen] = useTabState<boolean | null>('legend', null);
  const isOpen = isPrinted || (chosen ?? !(isNarrow || isFolded));
  return (
    <details className={styles.legend} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setChosen(!isOpen);
        }}
      >
        <Trans>Legend</Trans>
      </summary>
      <ul className={styles.key}>{children}</ul>
    </details>
  );
}
