import { query } from '#api/queries.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

export function FirstCall({ postback }: { postback: Postback }) {
  const { data } = useQuery(query(postbacks.list, { query: { limit: 1 } }));
  const missing = useMissingInfo();
  if (data?.total !== 1 || postback.last_delivery) return null;
  return (
    <CardBody>
      <Callout
        tone="success"
        title={<Trans>Your first postback is set up</Trans>}
        action={
          <ButtonLink>
            <Link href={missing?.href ?? href('dashboard')}>
              {missing ? <Trans>Complete your billing details</Trans> : <Trans>To the dashboard</Trans>}
            </Link>
          </ButtonLink>
        }
      >
        <Trans>Send a test call below, and look at what your tracker answers.</Trans>
      </Callout>
    </CardBody>
  );
}
