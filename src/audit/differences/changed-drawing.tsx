import { differences } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartNamed, type AuditedChart } from '../audited-charts.ts';
import { ChartDrawing } from '../chart-drawing.tsx';
import { noMarks, type Marks } from '../drawing.ts';
import { Fold } from '../fold.tsx';
import { useWorded } from '../use-worded.ts';
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

function Sheet({ chart, marks }: { chart: AuditedChart; marks: Marks }) {
  const { t } = useLingui();
  const { name } = chart;
  const layout = useWorded(chart);
  return (
    <div
      className={differences().sheet}
      role="group"
      aria-label={t`Drawing of ${name}`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ChartDrawing layout={layout} label={t`Statechart ${name}`} scale={0.8} marks={marks} />
    </div>
  );
}

/** The chart as it is here, with what is not as it was. */
export function ChangedDrawing({ changed: { name, differences: all } }: { changed: ChangedChart }) {
  const chart = chartNamed(name);
  if (!chart) return null;
  return (
    <Fold summary={<Trans>Drawing: added in green, changed in blue</Trans>}>
      {() => <Sheet chart={chart} marks={marksOf(all)} />}
    </Fold>
  );
}
