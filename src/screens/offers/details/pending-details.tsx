import { userQuery } from '#api/reference-data.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { useRemoval } from '#portal/removal.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { listed } from '#i18n/direction.ts';
import { NetworkNames, NetworkText } from '#i18n/network-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Undo2, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ApprovalBadge } from '../approval-badge.tsx';
import { ApplyAgain } from './apply-again.tsx';
import { CommentForm } from './comment-form.tsx';
import { DetailsHead } from './details-head.tsx';
import { History, isWithdrawn } from './history.tsx';
import { Materials } from './materials.tsx';
import { OfferPreview } from './preview-card.tsx';
import { useChange } from './use-change.ts';

function Withdraw({ approval }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const change = useChange();
  const { name } = approval.offer;
  const removal = useRemoval({
    remove: (id) => change((client) => client(approvals.remove, { params: { id } })),
    onRemoved: () => notify({ type: 'success', text: t`Your application for ${name} was withdrawn` }),
  });
  return (
    <>
      <Button writes icon={X} onClick={() => removal.ask(approval.id)}>
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={removal.asked !== null}
        command={removal}
        title={t`Withdraw the application?`}
        confirm={t`Withdraw application`}
      >
        <Trans>The network does not review it any more. You may apply again later.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** What was sent, but for the comment, which has a form of its own. */
function Application({ approval: { traffic_types, answers } }: { approval: ApprovalDetails }) {
  const traffic = {
    id: 'traffic',
    term: <Trans>Traffic types</Trans>,
    details: <NetworkNames>{listed(traffic_types.map(({ name }) => name))}</NetworkNames>,
  };
  const items = [
    ...(traffic_types.length > 0 ? [traffic] : []),
    ...answers.map(({ question_id, question, answer }) => ({
      id: String(question_id),
      term: <NetworkNames>{question}</NetworkNames>,
      details: answer,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <Card title={<Trans>Your application</Trans>}>
      <CardBody>
        <DefinitionList items={items} />
      </CardBody>
    </Card>
  );
}

function ContactManager({ offer }: { offer: string }) {
  const { t } = useLingui();
  const manager = useQuery(userQuery).data?.partner.manager;
  if (!manager) return null;
  const { name, email } = manager;
  const subject = encodeURIComponent(t`My application for ${offer}`);
  return (
    <ButtonLink icon={Mail}>
      <a href={`mailto:${email}?subject=${subject}`}>
        <Trans>Write to {name}</Trans>
      </a>
    </ButtonLink>
  );
}

type PartProps = { approval: ApprovalDetails };

function Refusal({ approval: { reason, offer }, title }: PartProps & { title: ReactNode }) {
  return (
    <Callout tone="error" title={title} action={<ContactManager offer={offer.name} />}>
      {reason ? (
        <NetworkText>{reason}</NetworkText>
      ) : (
        <Trans>No reason given. Ask your account manager.</Trans>
      )}
    </Callout>
  );
}

const Rejected = ({ approval }: PartProps) => (
  <>
    <Refusal approval={approval} title={<Trans>The application was not accepted</Trans>} />
    <ApplyAgain
      approval={approval}
      sub={<Trans>Add what was missing, then send the application again.</Trans>}
    />
  </>
);

const Blocked = ({ approval }: PartProps) => (
  <>
    <Refusal approval={approval} title={<Trans>The network has blocked this offer for you</Trans>} />
    <Application approval={approval} />
  </>
);

const Withdrawn = ({ approval }: PartProps) => (
  <ApplyAgain approval={approval} sub={<Trans>You have withdrawn this application.</Trans>} />
);

const Pending = ({ approval }: PartProps) => (
  <>
    <Application approval={approval} />
    <CommentForm approval={approval} />
  </>
);

const Waiting = () => (
  <Callout>
    <Trans>Tracking links, banners and caps appear after approval.</Trans>
  </Callout>
);

type Part = {
  /** Shown first; a form for another application begins with what was sent. */
  Top: ComponentType<PartProps>;
  /** Whether the network takes more creatives. */
  takesCreatives: boolean;
  Bottom?: ComponentType;
};

const parts = {
  pending: { Top: Pending, takesCreatives: true, Bottom: Waiting },
  rejected: { Top: Rejected, takesCreatives: true },
  blocked: { Top: Blocked, takesCreatives: false },
  withdrawn: { Top: Withdrawn, takesCreatives: false },
} as const satisfies Record<string, Part>;

type State = keyof typeof parts;
const isState = (status: string): status is State => Object.hasOwn(parts, status);

// An unknown status counts as pending.
function stateOf(approval: ApprovalDetails): State {
  if (isWithdrawn(approval)) return 'withdrawn';
  return isState(approval.status) ? approval.status : 'pending';
}

// The part above says why.
const withoutReason = (approval: ApprovalDetails): ApprovalDetails => ({
  ...approval,
  history: approval.history.map((event) =>
    event.reason === approval.reason ? { ...event, reason: null } : event,
  ),
});

/** A pending or refused application: decision, history and next step (O6, O8). */
export function PendingDetails({ approval }: PartProps) {
  const state = stateOf(approval);
  const { Top, takesCreatives, Bottom }: Part = parts[state];
  return (
    <>
      <DetailsHead
        approval={approval}
        badge={
          state === 'withdrawn' ? (
            <Badge icon={Undo2}>
              <Trans>Withdrawn</Trans>
            </Badge>
          ) : (
            <ApprovalBadge offer={{ approval, requires_approval: true }} />
          )
        }
        actions={state === 'pending' ? <Withdraw approval={approval} /> : null}
      />
      <Columns
        aside={
          <>
            <History approval={withoutReason(approval)} />
            <OfferPreview offer={approval.offer} />
          </>
        }
      >
        <Top approval={approval} />
        <Materials approval={approval} isOpen={takesCreatives} />
        {Bottom ? <Bottom /> : null}
      </Columns>
    </>
  );
}
