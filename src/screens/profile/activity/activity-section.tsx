import { useFormats } from '#i18n/formats.tsx';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ActivityList } from './activity-list.tsx';
import { networkActivity } from './network-activity.ts';

const path = '/profile?tab=activity';

/** What was done in the account, by the network and by the publisher. */
export function ActivitySection() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const { count } = useFormats();
  const { data } = useQuery(networkActivity);
  const isOwn = address.get('by') !== 'network';
  return (
    <div>
      <TabLinks label={t`Who made the changes`}>
        <TabLink current={isOwn}>
          <Link href={`${path}&by=publisher`}>
            <Trans>Your account</Trans>
          </Link>
        </TabLink>
        <TabLink current={!isOwn} count={data ? count(data.total) : undefined}>
          <Link href={`${path}&by=network`}>
            <Trans>The network</Trans>
          </Link>
        </TabLink>
      </TabLinks>
      {isOwn ? (
        <ActivityList key="publisher" by="publisher" label={t`Activity`} />
      ) : (
        <ActivityList key="network" by="network" label={t`Changes by the network`} />
      )}
    </div>
  );
}
