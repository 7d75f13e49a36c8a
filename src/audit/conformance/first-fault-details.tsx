import { audit } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartNamed } from '../charts/audited-charts.ts';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import { chartPlace, hashOf } from '../place.ts';
import type { ShownFault } from './check-here.ts';
import { Code } from './code.tsx';
import { statesText, transitionsText } from '../charts/transition-text.ts';
import { ReasonText } from './reason-text.tsx';

const mostWays = 12;

/** Whether the entry itself can have happened, and what it had to lead to is missing. */
const isOfDelivery = ({ reason: { kind } }: ShownFault) => kind === 'undelivered' || kind === 'unheard';

function Verdict({ entry, fault }: { entry: LogEntry; fault: ShownFault }) {
  if (entry === fault.entry) {
    return (
      <Badge tone="error">
        {isOfDelivery(fault) ? (
          <Trans>something is missing after it</Trans>
        ) : (
          <Trans>cannot have happened</Trans>
        )}
      </Badge>
    );
  }
  return fault.isChartKnown ? (
    <Badge tone="success">
      <Trans>can have happened</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>not checked</Trans>
    </Badge>
  );
}

function useEntryColumns(fault: ShownFault): Column<LogEntry>[] {
  const { t } = useLingui();
  const say = useSay();
  return [
    { id: 'number', head: t`Number`, cell: ({ seq }) => seq, name: true },
    { id: 'event', head: t`Event`, cell: ({ event }) => <Code>{spokenType(event, say)}</Code> },
    {
      id: 'took',
      head: t`Transitions`,
      cell: ({ took }) => <Code>{transitionsText(took, say)}</Code>,
    },
    {
      id: 'states',
      head: t`States afterwards`,
      cell: ({ active }) => <Code>{statesText(active) || '–'}</Code>,
    },
    {
      id: 'result',
      head: t`Result`,
      cell: (entry) => <Verdict entry={entry} fault={fault} />,
    },
  ];
}

/** What the chart could have done on this event. */
function Ways({ fault: { ways: all, awaits, before } }: { fault: ShownFault }) {
  const say = useSay();
  const events = awaits.map((event) => spokenType(event, say)).join(', ');
  if (all.length === 0 && awaits.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>What the chart could have done instead</Trans>
      </h2>
      {all.length > 0 ? (
        <ul className={audit().texts}>
          {all.slice(0, mostWays).map(({ took, active }) => (
            <li key={took.join()}>
              <span>
                {took.length > 0 ? <Code>{transitionsText(took, say)}</Code> : <Trans>nothing</Trans>} →{' '}
                <Code>{statesText(active)}</Code>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {all.length > mostWays ? (
        <p>
          <Trans>and {all.length - mostWays} more</Trans>
        </p>
      ) : null}
      {before && awaits.length > 0 ? (
        <p>
          <Trans>
            In <Code>{statesText(before)}</Code> it waits for: <Code>{events}</Code>
          </Trans>
        </p>
      ) : null}
    </>
  );
}

function DrawingLink({ fault: { before, entry, runsHere } }: { fault: ShownFault }) {
  const drawn = runsHere ? chartNamed(entry.chart) : null;
  const ids = before ?? entry.active;
  const state = drawn?.states.findLast(({ id }) => ids.includes(id));
  if (!drawn || !state) return null;
  const { name } = drawn;
  return (
    <p>
      <a href={hashOf({ ...chartPlace(name), state: state.id })}>
        <Trans>
          {statesText([state.id])} in the drawing of {name}
        </Trans>
      </a>
    </p>
  );
}

/** The first entry that its chart cannot have made, why, and what the chart could have done. */
export function FirstFaultDetails({ fault }: { fault: ShownFault }) {
  const { t } = useLingui();
  const { entry, trail, reason } = fault;
  const { seq, chart } = entry;
  return (
    <>
      <Callout
        tone="error"
        live
        title={
          isOfDelivery(fault) ? (
            <Trans>
              Something is missing after entry {seq}, of {chart}
            </Trans>
          ) : (
            <Trans>
              Entry {seq}, of {chart}, cannot have happened
            </Trans>
          )
        }
      >
        <ReasonText reason={reason} />
      </Callout>
      <DrawingLink fault={fault} />
      <div className={audit().impossible}>
        <AuditTable
          label={t`The entry and those before it`}
          columns={useEntryColumns(fault)}
          rows={trail}
          rowKey={(one) => trail.indexOf(one)}
          isCurrent={(one) => one === entry}
        />
      </div>
      <Ways fault={fault} />
    </>
  );
}
