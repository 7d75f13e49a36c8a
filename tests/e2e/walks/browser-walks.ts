import type { BrowserWalks } from '#audit/results/walks.ts';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { exemptions } from '../model/exemptions.ts';
import { absentTransitions } from '../model/currency.ts';
import { chartWalks } from './chart-walks.ts';
import type { ChartWalk } from './chart-walk.ts';
import { walkedTours } from './walked-tours.ts';

const idsOf = (name: AnyChartName) => transitionsOf(charts[name].machine).map(transitionId);

/** Why no walk takes a transition: of its own, or of its event. */
function reasonsOf({ exempt, absent, model }: ChartWalk): ReadonlyMap<string, string> {
  const ofEvents = transitionsOf(model.machine).flatMap((transition) => {
    const reason = absent[transition.eventType];
    return reason === undefined ? [] : [[transitionId(transition), reason] as const];
  });
  return new Map([...ofEvents, ...Object.entries(exempt)]);
}

/** Charts whose walks assert by themselves that nothing but the exempt is left out. */
const others: Partial<Record<AnyChartName, { file: string; exempt: Readonly<Record<string, string>> }>> = {
  session: { file: 'tests/e2e/session.model.e2e.ts', exempt: exemptions },
  navigation: { file: 'tests/e2e/session.model.e2e.ts', exempt: exemptions },
  terms: { file: 'tests/e2e/session.model.e2e.ts', exempt: exemptions },
  currencyChange: { file: 'tests/e2e/currency.model.e2e.ts', exempt: absentTransitions },
};

/** What the walks in a browser take of a chart, and why not the rest; transitions by their places in `ids`. */
function written(
  { chart, file, ids }: { chart: AnyChartName; file: string; ids: readonly string[] },
  taken: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): BrowserWalks {
  const why = [...new Set(reasons.values())];
  const placesOf = (isOne: (id: string) => boolean) => ids.flatMap((id, index) => (isOne(id) ? [index] : []));
  return {
    chart,
    file,
    taken: placesOf((id) => taken.has(id)),
    exempt: why
      .map((reason) => ({ reason, transitions: placesOf((id) => reasons.get(id) === reason) }))
      .filter(({ transitions }) => transitions.length > 0),
  };
}

/** The walks of a chart in a browser. */
export async function browserWalksOf(chart: AnyChartName): Promise<BrowserWalks> {
  const ids = idsOf(chart);
  const walk = chartWalks.find(({ model }) => model.name === chart);
  if (walk) {
    const taken = new Set((await walkedTours(walk)).flatMap((toured) => [...toured.taken]));
    return written({ chart, file: 'tests/e2e/charts.model.e2e.ts', ids }, taken, reasonsOf(walk));
  }
  const other = others[chart];
  if (!other) throw new Error(`No walk takes the chart '${chart}' through a browser`);
  const reasons = new Map(Object.entries(other.exempt));
  const taken = new Set(ids.filter((id) => !reasons.has(id)));
  return written({ chart, file: other.file, ids }, taken, reasons);
}
