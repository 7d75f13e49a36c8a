import { ApiError } from '#api/api-error.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { MediaRow } from '#ui/media-row.tsx';
import { Preview } from '#ui/preview.tsx';
import { Progress } from '#ui/progress.tsx';
import { TextBlock } from '#ui/text-block.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { faultOf, pictureTypes, useUpload, type UploadFault } from './use-upload.ts';

const faults: Record<UploadFault, MessageDescriptor> = {
  kind: msg`Please choose a PNG, JPEG, GIF or WebP image.`,
  size: msg`This image is larger than 5 MB. Please choose a smaller one.`,
};

type Material = ApprovalDetails['materials'][number];

function MaterialRow({ material }: { material: Material }) {
  const { count, dateTime } = useFormats();
  const previewUrl = useScreenshotUrl('preview');
  const { name, size, preview, created_at } = material;
  const kilobytes = count(Math.max(1, Math.round(size / 1024)));
  const at = dateTime(new Date(created_at));
  return (
    <MediaRow
      media={<Preview size="md" src={previewUrl(preview)} alt="" />}
      title={name}
      meta={
        <Trans>
          {kilobytes} KB · {at}
        </Trans>
      }
    />
  );
}

function Told({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { i18n } = useLingui();
  const { error, isCanceled } = upload;
  if (isCanceled) {
    return (
      <Callout live>
        <Trans>The upload was canceled.</Trans>
      </Callout>
    );
  }
  return error instanceof ApiError ? (
    <Callout tone="error" live>
      {messagesOf(error)
        .map((message) => textOf(message, i18n))
        .join(' ')}
    </Callout>
  ) : null;
}

/** Sends a creative; while it is on its way it says how far it is and can be stopped. */
function Upload({ offerId }: { offerId: number }) {
  const { t, i18n } = useLingui();
  const upload = useUpload(offerId);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const { file, isSending, share } = upload;
  function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    const found = faultOf(chosen);
    setFault(found);
    if (found) upload.forget();
    else upload.send(chosen);
  }
  return (
    <>
      <Field
        id="material"
        label={t`Creative`}
        hint={t`PNG, JPEG, GIF or WebP, up to 5 MB`}
        error={fault ? i18n._(faults[fault]) : null}
      >
        <FileInput files={[]} onChange={choose} accept={pictureTypes.join()} isDisabled={isSending} />
      </Field>
      {isSending ? (
        <>
          <Progress label={t`Uploading ${file}`} share={share} />
          <FormActions>
            <Button icon={X} onClick={upload.cancel}>
              <Trans>Cancel upload</Trans>
            </Button>
          </FormActions>
        </>
      ) : (
        <Told upload={upload} />
      )}
    </>
  );
}

/** The creatives that belong to an application: what is there, and how more are added (O3). */
export function Materials({ approval }: { approval: ApprovalDetails }) {
  const { materials, status, offer } = approval;
  return (
    <Card title={<Trans>Creatives for the review</Trans>}>
      <CardBody>
        <TextBlock>
          {materials.map((material) => (
            <MaterialRow key={material.id} material={material} />
          ))}
          {materials.length === 0 ? (
            <p>
              <Trans>Show the network the creatives that you want to run.</Trans>
            </p>
          ) : null}
          {status === 'pending' ? <Upload offerId={offer.id} /> : null}
        </TextBlock>
      </CardBody>
    </Card>
  );
}
