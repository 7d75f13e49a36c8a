import type { ApprovalDetails } from '#contract/approvals.ts';
import { largestPicture, offerPictures } from '#contract/offer-pictures.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import { useFormats } from '#i18n/formats.tsx';
import { ListQuota } from '#lists/list-quota.tsx';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { useUpload, type Upload as UploadOf } from '#portal/upload.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FileInput } from '#ui/controls/file-input.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { useWriteHold } from '#ui/controls/write-hold.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, X } from 'lucide-react';
import { useChange } from './use-change.ts';

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

const faults: Record<NonNullable<UploadOf['fault']>, MessageDescriptor> = {
  kind: msg`Please choose a PNG, JPEG, GIF or WebP image.`,
  size: msg`This image is larger than 5 MB. Please choose a smaller one.`,
  empty: msg`This file is empty. Please choose another one.`,
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

function UploadResult({ upload }: { upload: UploadOf }) {
  const { i18n } = useLingui();
  const { state, messages, retry } = upload;
  if (state !== 'canceled' && state !== 'failed') return null;
  const again = (
    <Button writes icon={RotateCcw} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Callout tone={state === 'failed' ? 'error' : 'info'} live action={again}>
      {state === 'failed' ? textOfAll(messages, i18n) : <Trans>The upload was cancelled.</Trans>}
    </Callout>
  );
}

function Upload({ offerId }: { offerId: number }) {
  const { t, i18n } = useLingui();
  const change = useChange();
  const upload = useUpload({
    types: pictureTypes,
    largest: largestPicture,
    send: (file, options) =>
      change((client) => client(offerPictures.upload, { params: { id: offerId }, body: { file } }, options)),
  });
  const { state, file, share, fault, choose, cancel } = upload;
  const hold = useWriteHold();
  const isSending = state === 'sending';
  return (
    <>
      <Field
        id="material"
        label={t`Creative`}
        hint={hold ?? t`PNG, JPEG, GIF or WebP, up to 5 MB`}
        error={state === 'refused' && fault ? i18n._(faults[fault]) : null}
      >
        <FileInput
          files={[]}
          onChange={([chosen]) => chosen && choose(chosen)}
          accept={pictureTypes.join()}
          isDisabled={isSending || hold !== null}
        />
      </Field>
      <HiddenText live>
        {isSending ? <Trans>Uploading {file}</Trans> : null}
        {state === 'sent' ? <Trans>{file} was uploaded</Trans> : null}
      </HiddenText>
      {isSending ? (
        <>
          <Progress label={t`Uploading ${file}`} share={share} />
          <FormActions>
            <Button icon={X} onClick={cancel}>
              <Trans>Cancel upload</Trans>
            </Button>
          </FormActions>
        </>
      ) : (
        <UploadResult upload={upload} />
      )}
    </>
  );
}

export function Materials({ approval, isOpen }: { approval: ApprovalDetails; isOpen: boolean }) {
  const { materials, materials_quota: quota, offer } = approval;
  if (materials.length === 0 && !isOpen) return null;
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
          <ListQuota quota={quota} />
          {isOpen ? <Upload offerId={offer.id} /> : null}
        </TextBlock>
      </CardBody>
    </Card>
  );
}
