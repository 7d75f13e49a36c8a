import type { EventLog } from '#machines/lib/log-entry.ts';
import { Select } from '#ui/controls/select.tsx';
import { useLingui } from '@lingui/react/macro';
import { shortId } from './diagram.ts';
import { useFormats } from './formats.ts';
import type { Live } from './use-live.ts';

const kept = '';

/** 'signedIn.idle': where the session of a portal is. */
const sessionOf = ({ entries }: EventLog) =>
  shortId(entries.findLast(({ chart }) => chart === 'session')?.active.at(-1) ?? '');

const openedAt = ({ entries: [first] }: EventLog) => (first ? first.wallClock - first.at : 0);

/** Which portal is shown, where there is a choice. */
export function PortalChooser({ viewing: { state, log, open }, send }: Pick<Live, 'viewing' | 'send'>) {
  const { t } = useLingui();
  const { time } = useFormats();
  const words = { ended: t`Portal that was closed`, reading: t`Event log from a file` };
  const portals = open.map((portal, index) => {
    const [number, at, session] = [index + 1, time(openedAt(portal)), sessionOf(portal)];
    return { value: portal.portal, label: t`Portal ${number}, opened at ${at}: ${session}` };
  });
  const isKept = state === 'ended' || state === 'reading';
  const items = isKept ? [{ value: kept, label: words[state] }, ...portals] : portals;
  if (items.length < 2) return null;
  return (
    <Select
      label={t`Portal that is shown`}
      variant="outline"
      size="sm"
      value={isKept ? kept : log.portal}
      onChange={(portal) => send({ type: 'portal.choose', portal })}
      items={items}
    />
  );
}
