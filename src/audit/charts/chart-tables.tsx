import { audit, chartBrowser } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuditedChart } from './audited-charts.ts';
import { useSay } from './chart-texts.ts';
import { Said } from './said.tsx';
import { shortId, type DiagramState, type DiagramTransition } from './diagram.ts';
import { chartPlace, hashOf } from '../place.ts';
import { requirementTags } from '../requirements/requirement-tag.tsx';
import { spokenTransition, targetsIn } from './spoken.ts';
import { WalkResults } from '../results/walk-results.tsx';

const code = (text: string) => <span className={audit().code}>{text || '–'}</span>;

/** 'entry / rememberVersion', 'call signIn': what a state does by itself. */
export const doingsIn = ({ entry, exit, calls }: DiagramState) => [
  ...entry.map((doing) => `entry / ${doing}`),
  ...exit.map((doing) => `exit / ${doing}`),
  ...calls.map((call) => `call ${call}`),
];

/** How a state is made, in words; XState calls it compound, atomic and so on. */
const stateKinds: Record<DiagramState['type'], ReactNode> = {
  atomic: <Trans>simple</Trans>,
  compound: <Trans>with states within it, one at a time</Trans>,
  parallel: <Trans>with states within it, all at once</Trans>,
  final: <Trans>end</Trans>,
  history: <Trans>where it was before</Trans>,
};

function useStateColumns({ name }: AuditedChart): Column<DiagramState>[] {
  const { t } = useLingui();
  const link = ({ id }: DiagramState) => (
    <a href={hashOf({ ...chartPlace(name), state: id })}>{shortId(id)}</a>
  );
  return [
    { id: 'state', head: t`State`, cell: link, name: true },
    {
      id: 'description',
      head: t`Description`,
      cell: ({ description }) => (
        <span className={audit().text}>
          <Said>{description}</Said>
        </span>
      ),
    },
    { id: 'type', head: t`Kind`, cell: ({ type }) => stateKinds[type], spare: true },
    { id: 'tags', head: t`Tags`, cell: ({ tags }) => code(tags.join(' ')) },
    { id: 'doings', head: t`What it does`, cell: (state) => code(doingsIn(state).join(', ')) },
    { id: 'spec', head: t`Requirements`, cell: ({ spec }) => requirementTags(spec) },
  ];
}

const order = ({ order: place }: DiagramTransition) => (place === null ? '' : `${place}. `);

function useTransitionColumns(chart: AuditedChart): Column<DiagramTransition>[] {
  const { t } = useLingui();
  const { name } = chart;
  const say = useSay();
  return [
    {
      id: 'source',
      head: t`From`,
      cell: ({ source }) => <a href={hashOf({ ...chartPlace(name), state: source })}>{shortId(source)}</a>,
      name: true,
    },
    {
      id: 'trigger',
      head: t`Event`,
      cell: (words) => code(order(words) + spokenTransition(words, say).trigger),
    },
    { id: 'guard', head: t`Guard`, cell: (words) => code(spokenTransition(words, say).guard ?? '') },
    {
      id: 'target',
      head: t({ message: 'To', context: 'state' }),
      cell: (words) => code(targetsIn(words, say)),
    },
    { id: 'actions', head: t`Actions`, cell: ({ actions }) => code(actions.join(', ')) },
    { id: 'emitted', head: t`Emitted events`, cell: ({ emits }) => code(emits.join(', ')) },
    { id: 'spec', head: t`Requirements`, cell: ({ spec }) => requirementTags(spec) },
    {
      id: 'tests',
      head: t`Tests`,
      cell: (transition) => <WalkResults chart={chart} transition={transition} />,
    },
  ];
}

/** A chart as two tables, for screen readers, for searching and for comparing. */
export function ChartTables({ chart }: { chart: AuditedChart }) {
  const { t } = useLingui();
  return (
    <div className={chartBrowser().body}>
      <h2>
        <Trans>States</Trans>
      </h2>
      <AuditTable
        label={t`States`}
        columns={useStateColumns(chart)}
        rows={chart.states}
        rowKey={({ id }) => id}
      />
      <h2>
        <Trans>Transitions</Trans>
      </h2>
      <AuditTable
        label={t`Transitions`}
        columns={useTransitionColumns(chart)}
        rows={chart.transitions}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
