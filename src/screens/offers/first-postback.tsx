import { query } from '#api/queries.ts';
import { postbacks } from '#contract/postbacks.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

/** The next steps after the first link: a test click and a postback; hidden once there is a postback (L6). */
export function FirstPostback() {
  const { data } = useQuery(query(postbacks.list, { query: { limit: 1 } }));
  if (data?.total !== 0) return null;
  return (
    <Callout
      title={<Trans>What comes next</Trans>}
      action={
        <ButtonLink>
          <Link href={`${href('postbacks')}?edit=new`}>
            <Trans>Set up your postback</Trans>
          </Link>
        </ButtonLink>
      }
    >
      <Trans>
        Open the link once as a test: the click is in your figures within a minute. With a postback your
        tracker learns of each conversion at once.
      </Trans>
    </Callout>
  );
}
