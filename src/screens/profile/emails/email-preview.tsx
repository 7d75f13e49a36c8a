import { query } from '#api/queries.ts';
import { notices, type PreviewedMail } from '#contract/notices.ts';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

function Loading() {
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <Skeleton width="100%" height={240} />
    </>
  );
}

type EmailPreviewProps = { mail: PreviewedMail; open: boolean; onClose: () => void };

/** An email with examples, in the language in which it would arrive. */
export function EmailPreview({ mail, open, onClose }: EmailPreviewProps) {
  const { data, error, isFetching, refetch } = useQuery(query(notices.preview, { query: { mail } }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={data ? <span lang={data.locale}>{data.subject}</span> : <Trans>Preview</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data ? (
        <TextBlock>
          <p lang={data.locale}>{data.text}</p>
        </TextBlock>
      ) : null}
      {!data && error ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Loading /> : null}
    </Dialog>
  );
}
