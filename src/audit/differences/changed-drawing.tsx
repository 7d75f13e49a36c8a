import { audit, differences } from '#styled/recipes';
import type { ChartDefinition } from '#contract/evidence.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { createMachine } from 'xstate';
import { chartNamed, type AuditedChart } from '../charts/audited-charts.ts';
import { useSay, type Say } from '../charts/chart-texts.ts';
import { ChartSheet } from '../drawing/chart-sheet.tsx';
import { diagramOf, shortId, type DiagramState } from '../charts/diagram.ts';
import { noMarks, type Marks } from '../drawing/drawing.ts';
import { Fold } from '../fold.tsx';
import { chartPlace, hashOf } from '../place.ts';
import { Said } from '../charts/said.tsx';
import { spoken } from '../charts/spoken.ts';
import { useWorded } from '../drawing/use-worded.ts';
import { useZoom } from '../drawing/use-zoom.ts';
import { ZoomButtons } from '../drawing/zoom-buttons.tsx';
import type { ChangedChart, Difference } from './diff.ts';
import { removedId, withRemoved } from './removed-parts.ts';

/** What is drawn, with what it is: users of changed code are changed as well. */
const changesIn = (all: readonly Difference[]): Marks['changes'] =>
  new Map([
    ...all.flatMap(({ users }) => users.map(({ id }) => [id, 'changed'] as const)),
    ...all.flatMap(({ id, idBefore, change }) => {
      const drawn = change === 'removed' && idBefore !== null ? removedId(idBefore) : id;
      return drawn === null ? [] : [[drawn, change] as const];
    }),
  ]);

const diagramBefore = (definition: ChartDefinition, say: Say) =>
  spoken(diagramOf(createMachine(definition.config)), say);

type SheetProps = { chart: AuditedChart; changed: ChangedChart };

/** A layout with what is gone. */
function useLayout({ chart, changed: { differences: all, definitionBefore } }: SheetProps) {
  const say = useSay();
  const { i18n } = useLingui();
  const layout = useWorded(chart);
  return useMemo(() => {
    if (!definitionBefore) return layout;
    const removed = all.flatMap(({ change, idBefore }) => (change === 'removed' ? (idBefore ?? []) : []));
    return withRemoved(layout, diagramBefore(definitionBefore, say), new Set(removed));
    // The words are new with each rendering, and the same in one language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [all, definitionBefore, chart, i18n.locale]);
}

function Sheet(props: SheetProps) {
  const { chart, changed } = props;
  const zoom = useZoom(chart.layout);
  const changes = changesIn(changed.differences);
  const [first = null] = changes.keys();
  return (
    <div className={differences().sheet}>
      <div className={differences().zoom}>
        <ZoomButtons zoom={zoom} />
      </div>
      <ChartSheet
        chart={chart}
        layout={useLayout(props)}
        marks={{ ...noMarks, changes }}
        zoom={zoom}
        focus={first}
        isNamed={first !== null}
      />
    </div>
  );
}

/** The chart as it is here, with what is not as it was. */
export function ChangedDrawing({ changed }: { changed: ChangedChart }) {
  const chart = chartNamed(changed.name);
  if (!chart) return null;
  return (
    <Fold
      summary={
        changed.change === 'added' ? (
          <Trans>Drawing</Trans>
        ) : (
          <Trans>Drawing: added in green, changed in blue, removed in red and dashed</Trans>
        )
      }
    >
      {() => <Sheet chart={chart} changed={changed} />}
    </Fold>
  );
}

function States({ states }: { states: readonly DiagramState[] }) {
  return (
    <Fold summary={<Plural value={states.length} one="# state" other="# states" />}>
      {() => (
        <ul className={audit().texts}>
          {states.map(({ id, description }) => (
            <li key={id}>
              <span>
                <span className={audit().code}>{shortId(id)}</span>
                {description ? (
                  <small>
                    <Said>{description}</Said>
                  </small>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

/** A chart that the earlier release does not have: its drawing, its states, and the way to all else. */
export function AddedChart({ changed }: { changed: ChangedChart }) {
  const chart = chartNamed(changed.name);
  if (!chart) return null;
  const { name } = chart;
  return (
    <>
      <p>
        <Said>{chart.diagram.root.description}</Said>{' '}
        <a href={hashOf(chartPlace(name))}>
          <Trans>Open the chart {name}</Trans>
        </a>
      </p>
      <ChangedDrawing changed={changed} />
      <States states={chart.states} />
    </>
  );
}
