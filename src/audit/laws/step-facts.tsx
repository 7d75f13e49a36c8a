import type { Told, ToldChart } from '#machines/laws/retell.ts';
import { audit, laws } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { AuditTable } from '../audit-table.tsx';
import { leavesOf } from '../charts/diagram.ts';
import { useLawFacts, type ShownFact as Fact } from './law-facts.ts';

/** The innermost states of a chart. */
export const stateOf = ({ active }: ToldChart) => leavesOf(active);

function useFacts(before: Told | undefined, after: Told): Fact[] {
  const { t } = useLingui();
  const token = (told: Told | undefined) => {
    if (!told) return '–';
    return told.browser.hasToken ? t`stored` : t`none`;
  };
  return [
    ...after.charts.map((chart) => {
      const was = before?.charts.find(({ name }) => name === chart.name);
      return { id: chart.name, name: chart.name, before: was ? stateOf(was) : '–', after: stateOf(chart) };
    }),
    { id: 'screen', name: t`Screen`, before: before?.screen ?? '–', after: after.screen ?? '–' },
    { id: 'address', name: t`Address`, before: before?.browser.address ?? '–', after: after.browser.address },
    { id: 'token', name: t`Token`, before: token(before), after: token(after) },
  ];
}

/** Addresses and names of states break between their parts: the table stays in its column. */
function breaking(value: string, isNew = false) {
  const parts = value.split(/(?<=[./?&=%-])|(?=[A-Z])/).map((part, index) => (
    // A part is known by its place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
  return <span className={laws().fact}>{isNew ? <b>{parts}</b> : parts}</span>;
}

/** What was true before and after a step, what the broken law compares of it, and what the step did. */
export function StepFacts({ before, after }: { before: Told | undefined; after: Told }) {
  const { t } = useLingui();
  const name: Column<Fact> = { id: 'name', head: t`What`, cell: (fact) => breaking(fact.name), name: true };
  const columns: Column<Fact>[] = [
    name,
    { id: 'before', head: t`Before`, cell: (fact) => breaking(fact.before) },
    {
      id: 'after',
      head: t`After`,
      cell: (fact) => breaking(fact.after, fact.after !== fact.before),
    },
  ];
  const lawFacts = useLawFacts(before, after);
  const heard = after.heard.slice(1).map(({ to, type }) => `${type} → ${to}`);
  return (
    <>
      {lawFacts.length > 0 ? (
        <AuditTable
          label={t`What the law compares`}
          columns={columns.with(0, { ...name, head: t`What the law compares` })}
          rows={lawFacts}
          rowKey={({ id }) => id}
        />
      ) : null}
      <AuditTable
        label={t`Before and after this step`}
        columns={columns}
        rows={useFacts(before, after)}
        rowKey={({ id }) => id}
      />
      {heard.length > 0 ? (
        <div>
          <h3>
            <Trans>What the charts said to each other</Trans>
          </h3>
          <p className={audit().code}>{heard.join(', ')}</p>
        </div>
      ) : null}
      {after.deeds.length > 0 ? (
        <div>
          <h3>
            <Trans>Effects outside the charts</Trans>
          </h3>
          <p className={audit().code}>{after.deeds.join(', ')}</p>
        </div>
      ) : null}
    </>
  );
}
