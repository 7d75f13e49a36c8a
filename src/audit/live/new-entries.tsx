import type { LogEntry } from '#machines/lib/log-entry.ts';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import type { Viewing } from './live.ts';

/** In ms: what arrives meanwhile is announced at once. */
const burst = 3000;

type News = { count: number; latest: LogEntry };

/** What has arrived since it was announced last; null while nothing has, or while more arrives. */
function useNews({ log: { portal, entries } }: Viewing): News | null {
  const newest = entries.at(-1)?.seq ?? 0;
  const [announced, setAnnounced] = useState({ portal, seq: newest });
  const [news, setNews] = useState<News | null>(null);
  // What another portal has done so far is no news.
  if (announced.portal !== portal) {
    setAnnounced({ portal, seq: newest });
    setNews(null);
  }
  const isGrown = announced.portal === portal && newest > announced.seq;
  const collect = useEffectEvent((since: number) => {
    const arrived = entries.filter(({ seq }) => seq > since);
    const latest = arrived.at(-1);
    setNews(latest ? { count: arrived.length, latest } : null);
    setAnnounced({ portal, seq: newest });
  });
  const { seq: since } = announced;
  useEffect(() => {
    if (!isGrown) return undefined;
    // What arrives while a burst is announced begins the next one.
    const timer = setTimeout(() => collect(since), burst);
    return () => clearTimeout(timer);
  }, [isGrown, since]);
  return isGrown ? null : news;
}

/** Announces politely what arrives in an event log, a burst at a time. */
export function NewEntries({ viewing }: { viewing: Viewing }) {
  const say = useSay();
  const { count, latest } = useNews(viewing) ?? {};
  const [chart, event] = [latest?.chart, spokenType(latest?.event ?? '', say)];
  return (
    <HiddenText live>
      {count === undefined ? null : (
        <Trans>
          <Plural value={count} one="# new entry" other="# new entries" />, latest {chart}: {event}
        </Trans>
      )}
    </HiddenText>
  );
}
