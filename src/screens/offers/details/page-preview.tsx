import { answered } from '#api/api-error.ts';
import { wordOf } from '#i18n/words.ts';
import type { Client } from '#api/client.ts';
import { isNotOffered } from '#api/not-offered.ts';
import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';
import type { Result } from '#contract/endpoint.ts';
import { offerPictures } from '#contract/offer-pictures.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import { usePolling } from '#portal/polling.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Image, X } from 'lucide-react';

type Job = Result<typeof offerPictures.previewJob>;

const words: Record<Job['status'], MessageDescriptor> = {
  queued: msg`Waiting for its turn`,
  processing: msg`Fetching the page`,
  done: msg`Preview of the page`,
  failed: msg`No preview of this page`,
};

const hasEnded = ({ status }: Job) => status === 'done' || status === 'failed';

type Call = { signal: AbortSignal };

// Polls the job; a network without that call answers the same by requesting the preview again.
const follow =
  (url: string) =>
  (client: Client, { job }: Job, call: Call) =>
    client(offerPictures.previewJob, { params: { job } }, call).catch((error: unknown) => {
      if (!isNotOffered(error)) throw error;
      return client(offerPictures.fetchPreview, { body: { url } }, call).then(answered);
    });

// Polled every second, for two minutes at most.
const patience = { until: hasEnded, maxRetries: 120 };

function Outcome({ job }: { job: Job }) {
  const { i18n } = useLingui();
  const previewUrl = useScreenshotUrl('preview');
  if (job.status === 'done') {
    const src = previewUrl(job.preview) ?? webAddressOf(job.preview, apiOrigin());
    return <Preview src={src} alt={i18n._(words.done)} />;
  }
  return (
    <Callout tone="warning" live title={i18n._(words.failed)}>
      {job.failure}
    </Callout>
  );
}

export function PagePreview({ url }: { url: string }) {
  const { i18n } = useLingui();
  const { state, answer, messages, start, cancel } = usePolling(offerPictures.fetchPreview, {
    ...patience,
    follow: follow(url),
  });
  if (state === 'polling') {
    return (
      <>
        <Progress label={wordOf(words, answer?.status ?? 'queued', i18n)} share={null} />
        <FormActions>
          <Button icon={X} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </FormActions>
      </>
    );
  }
  return (
    <>
      {state === 'succeeded' && answer ? <Outcome job={answer} /> : null}
      {messages.length > 0 ? (
        <Callout tone={state === 'canceled' ? 'info' : 'error'} live>
          {textOfAll(messages, i18n)}
        </Callout>
      ) : null}
      <FormActions>
        <Button writes icon={Image} onClick={() => start({ body: { url } })}>
          <Trans>Preview the page</Trans>
        </Button>
      </FormActions>
    </>
  );
}
