import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';
import { useRemoval } from '#portal/use-removal.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { notify } from '#ui/notify.ts';
import { NetworkText } from '#i18n/network-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2, X } from 'lucide-react';
import { ApprovalBadge } from '../approval-badge.tsx';
import { ApplyAgain } from './apply-again.tsx';
import { CommentForm } from './comment-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DetailsHead } from './details-head.tsx';
import { History, isWithdrawn } from './history.tsx';
import { Materials } from './materials.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useChange } from './use-change.ts';

/** Takes the application back; the publisher may apply again later (O6). */
function Withdraw({ approval }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const change = useChange();
  const removal = useRemoval({
    remove: (id) => change((client) => client(approvals.remove, { params: { id } })),
    onRemoved: () => notify({ type: 'success', text: t`The application was withdrawn` }),
  });
  return (
    <>
      <Button icon={X} onClick={() => removal.ask(approval.id)}>
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog removal={removal} title={t`Withdraw the application?`} confirm={t`Withdraw application`}>
        <Trans>The network does not review it any more. You may apply again later.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** What was applied with. */
function Application({ approval }: { approval: ApprovalDetails }) {
  const { traffic_types, answers, comment } = approval;
  return (
    <Card title={<Trans>Your application</Trans>}>
      <CardBody>
        <DefinitionList
          items={[
            {
              id: 'traffic',
              term: <Trans>Traffic types</Trans>,
              details: <NetworkText>{traffic_types.map(({ name }) => name).join(', ') || '–'}</NetworkText>,
            },
            ...answers.map(({ question_id, question, answer }) => ({
              id: String(question_id),
              term: <NetworkText>{question}</NetworkText>,
              details: answer,
            })),
            { id: 'comment', term: <Trans>Comment</Trans>, details: comment || '–' },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function Refusal({ approval: { reason } }: { approval: ApprovalDetails }) {
  return (
    <Callout tone="error" title={<Trans>The application was not accepted</Trans>}>
      {reason ? (
        <NetworkText>{reason}</NetworkText>
      ) : (
        <Trans>The network has given no reason. Your account manager knows more.</Trans>
      )}
    </Callout>
  );
}

/** An application that waits or was refused: what was said, what has happened, what happens next (O6, O8). */
export function PendingDetails({ approval }: { approval: ApprovalDetails }) {
  const previewUrl = useScreenshotUrl('thumb');
  const isBack = isWithdrawn(approval);
  const isPending = approval.status === 'pending' && !isBack;
  return (
    <>
      <DetailsHead
        approval={approval}
        badge={
          isBack ? (
            <Badge icon={Undo2}>
              <Trans>Withdrawn</Trans>
            </Badge>
          ) : (
            <ApprovalBadge offer={{ approval, requires_approval: true }} />
          )
        }
        actions={isPending ? <Withdraw approval={approval} /> : null}
      />
      <Columns
        aside={
          <>
            <History approval={approval} />
            <PreviewCard src={previewUrl(approval.offer.thumb)} />
          </>
        }
      >
        {isBack ? <ApplyAgain approval={approval} /> : null}
        {isPending ? <CommentForm approval={approval} /> : null}
        {isPending || isBack ? null : <Refusal approval={approval} />}
        <Application approval={approval} />
        <Materials approval={approval} isOpen={isPending} />
        <Callout>
          <Trans>Tracking links, banners and caps open after approval.</Trans>
        </Callout>
      </Columns>
    </>
  );
}
