import type { EventLog } from '#machines/lib/log-entry.ts';
import { Select } from '#ui/controls/select.tsx';
import { useLingui } from '@lingui/react/macro';
import { chartNamed } from '../charts/audited-charts.ts';
import { shortId } from '../charts/diagram.ts';
import { useFormats } from '../formats.ts';
import { isOfClosed } from './live.ts';
import type { Live } from './use-live.ts';

const kept = '';

/** 'signedOut.idle, forgotPassword': where the session of a portal is, and the charts that its page runs. */
function stateOf({ entries }: EventLog): string {
  const session = entries.findLast(({ chart }) => chart === 'session')?.active.at(-1) ?? '';
  const latest = new Map(entries.map((entry) => [entry.actor, entry]));
  const used = [...latest.values()]
    .filter(({ chart, event }) => event !== 'xstate.stop' && chartNamed(chart)?.runs === 'where it is used')
    .map(({ chart }) => chart);
  return [shortId(session), ...new Set(used)].join(', ');
}

const openedAt = ({ entries: [first] }: EventLog) => (first ? first.wallClock - first.at : 0);

const closedAt = ({ entries }: EventLog) => entries.at(-1)?.wallClock ?? 0;

/** In the order in which they were opened: they answer a viewer in any order. */
export const inOrder = (open: readonly EventLog[]): EventLog[] =>
  open.toSorted((one, other) => openedAt(one) - openedAt(other) || one.portal.localeCompare(other.portal));

/** Which portal is shown, where there is a choice: by the title of its page, when it was opened or closed, who acts in it, and what runs in it. */
export function PortalChooser({ viewing, send }: Pick<Live, 'viewing' | 'send'>) {
  const { t } = useLingui();
  const { zonedTime } = useFormats();
  const { closed } = viewing;
  const portals = inOrder(viewing.open).map((log) => {
    const [at, state] = [zonedTime(openedAt(log)), stateOf(log)];
    const { title = '–' } = log;
    const { operator, partner } = log.shadow ?? {};
    const by = operator ?? '–';
    return {
      value: log.portal,
      label: log.shadow
        ? t`${title}, opened at ${at}: ${state}, operator ${by} as partner ${partner}`
        : t`${title}, opened at ${at}: ${state}`,
    };
  });
  const logs = closed.toReversed().map((log) => {
    const [at, state, { title = '–' }] = [zonedTime(closedAt(log)), stateOf(log), log];
    return { value: log.portal, label: t`${title}, closed at ${at}: ${state}` };
  });
  const isOfFile = viewing.state === 'reading' && !isOfClosed(viewing);
  const first = isOfFile ? t`Event log from a file` : t`No portal is open`;
  const isFirst = isOfFile || viewing.state === 'waiting';
  const items = [...(isFirst ? [{ value: kept, label: first }] : []), ...portals, ...logs];
  const choose = (portal: string) => {
    const log = closed.find((one) => one.portal === portal);
    send(log ? { type: 'log.open', log } : { type: 'portal.choose', portal });
  };
  if (items.length < 2) return null;
  return (
    <Select
      label={t`Portal that is shown`}
      variant="outline"
      size="sm"
      value={isFirst ? kept : viewing.log.portal}
      onChange={choose}
      items={items}
    />
  );
}
