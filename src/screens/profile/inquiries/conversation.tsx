import { askHref } from '#account/inquiry-address.ts';
import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { useFormats } from '#i18n/formats.tsx';
import { wordOf } from '#i18n/words.ts';
import { useInquiry, type InquiryCommands } from '#portal/inquiry.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { outcomeOf, useConversion } from './conversion-facts.tsx';
import { InquiryHistory } from './inquiry-history.tsx';
import { inquiryKinds, inquiryStatuses, subjectOf } from './inquiry-words.ts';
import { ReplyForm } from './reply-form.tsx';
import { useInquiryPlace } from './use-inquiry-place.ts';

type Of = { inquiry: InquiryDetails };

function Facts({ inquiry }: Of) {
  const { day, money } = useFormats();
  const { number, status, offer, transaction_id, happened_on, amount, currency } = inquiry;
  const { conversion } = useConversion(inquiry.conversion_id);
  return (
    <DefinitionList
      items={[
        { id: 'number', term: <Trans>Number</Trans>, details: number },
        {
          id: 'status',
          term: <Trans>Status</Trans>,
          details: <StatusBadge status={status} appearances={inquiryStatuses} />,
        },
        ...(offer ? [{ id: 'offer', term: <Trans>Offer</Trans>, details: offer.name }] : []),
        ...(transaction_id
          ? [{ id: 'transaction', term: <Trans>Transaction ID</Trans>, details: transaction_id }]
          : []),
        ...(happened_on ? [{ id: 'day', term: <Trans>Day</Trans>, details: day(happened_on) }] : []),
        ...(amount === null || currency === null
          ? []
          : [{ id: 'amount', term: <Trans>Sale amount</Trans>, details: money(amount, currency) }]),
        ...(conversion ? outcomeOf(conversion) : []),
      ]}
    />
  );
}

/** What is on screen is read, unless an operator looks at it for the publisher. */
function useMarkAsRead({ id, unread, messages }: InquiryDetails) {
  const { client, data } = usePortal();
  const { data: user } = useQuery(userQuery);
  const last = messages.at(-1)?.id;
  const isRead = unread === 0 || last === undefined || !user || Boolean(user.shadow);
  useEffect(() => {
    if (isRead) return;
    client(inquiries.read, { params: { id }, body: { message_id: last } }).then(
      () => data.queryClient().invalidateQueries({ queryKey: [inquiries.list.resource] }),
      // It stays marked as new.
      () => undefined,
    );
  }, [client, data, id, isRead, last]);
}

type Commanded = Of & { commands: InquiryCommands };

function Answer({ inquiry, commands }: Commanded) {
  const { i18n } = useLingui();
  const { isLive, isBusy, whyNotReply } = commands;
  const whileBusy = useWhileBusy(isBusy);
  if (!isLive) return null;
  return (
    <CardBody>
      {whyNotReply ? (
        <Callout>{i18n._(whyNotReply)}</Callout>
      ) : (
        <ReplyForm
          key={inquiry.messages.length}
          id={inquiry.id}
          isMessage={inquiry.kind === 'message'}
          commands={commands}
        >
          {inquiry.kind === 'message' ? null : (
            <Button writes disabledReason={whileBusy} onClick={commands.askToWithdraw}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </ReplyForm>
      )}
    </CardBody>
  );
}

// What was declined may be asked about once more.
function AskAgain({ inquiry: { kind, status, conversion_id: id, transaction_id } }: Of) {
  if (kind !== 'conversion' || status !== 'declined' || id === null) return null;
  return (
    <CardBody>
      <FormActions>
        <ButtonLink>
          <Link href={askHref({ id, transaction_id: transaction_id ?? '' })}>
            <Trans>Ask again</Trans>
          </Link>
        </ButtonLink>
      </FormActions>
    </CardBody>
  );
}

function Loaded({ inquiry, commands }: Commanded) {
  const { i18n } = useLingui();
  useMarkAsRead(inquiry);
  const about = `${wordOf(inquiryKinds, inquiry.kind, i18n)}: ${subjectOf(inquiry)}`;
  return (
    <Card title={about}>
      <CardBody>
        <Facts inquiry={inquiry} />
      </CardBody>
      <CardBody>
        <InquiryHistory inquiry={inquiry} />
      </CardBody>
      <Answer inquiry={inquiry} commands={commands} />
      <AskAgain inquiry={inquiry} />
      <ConfirmDialog
        open={commands.isAsking}
        command={commands}
        title={<Trans>Withdraw this inquiry?</Trans>}
        confirm={<Trans>Withdraw</Trans>}
        size="sm"
      >
        <Trans>The network then no longer answers it. You can ask again later.</Trans>
      </ConfirmDialog>
    </Card>
  );
}

const untilNext = 30_000;

function Content({ id }: { id: number }) {
  // Another side writes too.
  const { data, error, isFetching, refetch } = useQuery({
    ...query(inquiries.get, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: untilNext,
  });
  const commands = useInquiry(id, data?.status);
  if (data) return <Loaded inquiry={data} commands={commands} />;
  if (error?.status === 404) {
    return (
      <Callout>
        <Trans>There is no such inquiry.</Trans>
      </Callout>
    );
  }
  if (error) {
    return (
      <Card>
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    );
  }
  return (
    <Card>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <Skeleton width="100%" height={320} />
    </Card>
  );
}

/** An inquiry with its history; a reply opens it again. */
export function Conversation({ id }: { id: number }) {
  const { listHref } = useInquiryPlace();
  return (
    <>
      <div>
        <ButtonLink variant="ghost" icon={ArrowLeft}>
          <Link href={listHref}>
            <Trans>All inquiries</Trans>
          </Link>
        </ButtonLink>
      </div>
      <Content id={id} />
    </>
  );
}
