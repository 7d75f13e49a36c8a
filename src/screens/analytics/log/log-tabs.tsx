import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'wouter';
import { logHref, type Log } from './log-address.ts';

const names: Record<Log, MessageDescriptor> = {
  conversions: msg`Conversions`,
  clicks: msg`Clicks`,
};

/** Figures, or the single rows behind them, of the same days and filters; nothing where the network has no log. */
export function LogTabs({ logs, current }: { logs: readonly Log[]; current: Log | null }) {
  const { t, i18n } = useLingui();
  const [address] = useSearchParams();
  if (logs.length === 0) return null;
  return (
    <TabLinks label={t`Analytics`}>
      <TabLink current={current === null}>
        <Link href={logHref(null, address)}>
          <Trans>Overview</Trans>
        </Link>
      </TabLink>
      {logs.map((log) => (
        <TabLink key={log} current={log === current}>
          <Link href={logHref(log, address)}>{i18n._(names[log])}</Link>
        </TabLink>
      ))}
    </TabLinks>
  );
}
