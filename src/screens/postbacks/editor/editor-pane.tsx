import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { postbacks } from '#contract/postbacks.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import type { OpenPostback, Opened } from '../use-open-postback.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { FirstCall } from './first-call.tsx';

/** The list does without the form's code. */
export const loadPostbackForm = async () => (await import('./postback-form.tsx')).PostbackForm;
const PostbackForm = lazyComponent(loadPostbackForm, FailedPart);

type EditorPaneProps = { opened: NonNullable<Opened>; place: OpenPostback };

const skeletonHeights = [32, 32, 84, 160, 44];

const FormSkeleton = () => (
  <CardBody>
    <FormStack>
      {skeletonHeights.map((height, nth) => (
        // Placeholders have no identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={nth} width="100%" height={height} />
      ))}
    </FormStack>
  </CardBody>
);

function useMaterial(opened: NonNullable<Opened>) {
  const isNew = opened === 'new';
  const postback = useQuery({
    ...query(postbacks.get, { params: { id: isNew ? 0 : opened } }),
    enabled: !isNew,
  });
  const macros = useQuery(query(choices.postbackParams));
  const start = useQuery(referenceQueries.start);
  const all = isNew ? [macros, start] : [postback, macros, start];
  return {
    postback: isNew ? null : postback.data,
    macros: macros.data?.data,
    events: start.data?.postbacks_events_def,
    isMissing: !isNew && postback.error?.status === 404,
    failure: all.find(({ data, error }) => error && !data)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch();
    },
  };
}

type ContentProps = EditorPaneProps & { material: ReturnType<typeof useMaterial> };

function Content({ place, material }: ContentProps) {
  const { postback, macros, events, isMissing, failure, isFetching, retry } = material;
  if (isMissing && !postback) {
    return (
      <CardBody>
        <Callout
          tone="warning"
          action={
            <Button onClick={() => place.open(null)}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          <Trans>There is no such postback any more.</Trans>
        </Callout>
      </CardBody>
    );
  }
  if (failure) return <FailedState failure={failure} onRetry={retry} busy={isFetching} />;
  if (postback === undefined || !macros || !events) {
    return <FormSkeleton />;
  }
  return (
    <Suspense fallback={<FormSkeleton />}>
      {postback && !isMissing ? <FirstCall postback={postback} /> : null}
      <PostbackForm {...{ postback, macros, events, place }} isRemoved={isMissing} />
    </Suspense>
  );
}

export function EditorPane({ opened, place }: EditorPaneProps) {
  const { t } = useLingui();
  const material = useMaterial(opened);
  return (
    <>
      <Card
        title={opened === 'new' ? t`New postback` : t`Edit postback`}
        end={<IconButton icon={X} label={t`Close`} onClick={() => place.open(null)} />}
      >
        <Content opened={opened} place={place} material={material} />
      </Card>
      {opened === 'new' || material.isMissing ? null : <DeliveryLog id={opened} />}
    </>
  );
}
