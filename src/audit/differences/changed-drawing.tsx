import { differences } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { chartNamed, type AuditedChart } from '../audited-charts.ts';
import { ChartSheet } from '../chart-sheet.tsx';
import { noMarks, type Marks } from '../drawing.ts';
import { Fold } from '../fold.tsx';
import { useZoom } from '../use-zoom.ts';
import { ZoomButtons } from '../zoom-buttons.tsx';
import type { ChangedChart, Difference } from './diff.ts';

function marksOf(all: readonly Difference[]): Marks {
  const ids = (kind: Difference['kind'], change?: Difference['change']) =>
    new Set(
      all
        .filter((one) => one.kind === kind && (change === undefined || one.change === change))
        .flatMap(({ id }) => id ?? []),
    );
  const users = all.flatMap((one) => one.users);
  const usersOf = (kind: Difference['kind']) => users.flatMap((user) => (user.kind === kind ? user.id : []));
  return {
    ...noMarks,
    active: new Set([...ids('state'), ...usersOf('state')]),
    open: ids('transition', 'added'),
    taken: new Set([...ids('transition', 'changed'), ...usersOf('transition')]),
  };
}

/** The first state or transition in the list that is drawn. */
const firstIn = ({ active, open, taken }: Marks, all: readonly Difference[]) =>
  all.flatMap(({ id }) => id ?? []).find((id) => active.has(id) || open.has(id) || taken.has(id)) ??
  [...active, ...taken][0] ??
  null;

type SheetProps = { chart: AuditedChart; all: readonly Difference[] };

function Sheet({ chart, all }: SheetProps) {
  const zoom = useZoom(chart.layout);
  const marks = marksOf(all);
  return (
    <div className={differences().sheet}>
      <div className={differences().zoom}>
        <ZoomButtons zoom={zoom} />
      </div>
      <ChartSheet chart={chart} marks={marks} zoom={zoom} focus={firstIn(marks, all)} />
    </div>
  );
}

/** The chart as it is here, with what is not as it was. */
export function ChangedDrawing({ changed: { name, differences: all } }: { changed: ChangedChart }) {
  const chart = chartNamed(name);
  if (!chart) return null;
  return (
    <Fold summary={<Trans>Drawing: added in green, changed in blue</Trans>}>
      {() => <Sheet chart={chart} all={all} />}
    </Fold>
  );
}
