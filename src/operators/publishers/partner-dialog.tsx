import { query } from '#api/queries.ts';
import { partners, type Partner } from '#contract/partners.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { DecisionForm, type Choice } from '../decisions/decision-form.tsx';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { Overtaken } from '../decisions/overtaken.tsx';
import { useDecision, type Decision } from '../decisions/use-decision.ts';
import { OpenAs } from './open-as.tsx';
import { PartnerFacts } from './partner-facts.tsx';
import { partnerStatuses } from './partner-statuses.ts';

type Review = 'approve' | 'reject' | 'suspend' | 'restore';

/** What can be decided about an account by its status; an address that nobody has confirmed cannot be approved. */
function useChoices({ status, name, email_verified_at }: Partner): readonly (Choice & { value: Review })[] {
  const { t } = useLingui();
  const approve = { value: 'approve', label: t`Approve`, done: t`${name} was approved` } as const;
  const reject = {
    value: 'reject',
    label: t`Refuse`,
    done: t`${name} was refused`,
    needsReason: true,
  } as const;
  const suspend = {
    value: 'suspend',
    label: t`Suspend`,
    done: t`${name} was suspended`,
    needsReason: true,
  } as const;
  const restore = { value: 'restore', label: t`Reactivate`, done: t`${name} was reactivated` } as const;
  const approveAfterAll = { ...approve, value: 'restore', label: t`Approve after all` } as const;
  if (status === 'pending') return email_verified_at ? [approve, reject] : [reject];
  if (status === 'active') return [suspend];
  return status === 'suspended' ? [restore] : [approveAfterAll];
}

type Of = { partner: Partner; decision: Decision; onClose: () => void };

function Decide({ partner, decision, onClose }: Of) {
  const choices = useChoices(partner);
  const { id, status, email_verified_at } = partner;
  return (
    <>
      {status === 'pending' && !email_verified_at ? (
        <Callout>
          <Trans>It can be approved once the publisher has confirmed their email address.</Trans>
        </Callout>
      ) : null}
      <DecisionForm
        key={status}
        choices={choices}
        longest={1000}
        hint={
          status === 'pending' ? (
            <Trans>Required to refuse. The publisher is sent it by email.</Trans>
          ) : (
            <Trans>The publisher is sent it by email.</Trans>
          )
        }
        onSubmit={(value, reason) => {
          const chosen = choices.find((choice) => choice.value === value)?.value ?? 'reject';
          return decision.decide((client) =>
            client(partners.review, {
              params: { id },
              body: { decision: chosen, ...(reason !== '' && { reason }) },
            }),
          );
        }}
        onDecided={decision.reload}
        onClose={onClose}
      />
    </>
  );
}

/** A publisher, and what can be decided about their account. */
export function PartnerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const decision = useDecision();
  return (
    <ItemDialog
      query={query(partners.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Publisher</Trans>}
      titleOf={({ name }) => name}
    >
      {(partner) => (
        <>
          <PartnerFacts partner={partner} />
          {partner.status === 'active' ? <OpenAs partner={partner} /> : null}
          {decision.isOvertaken ? (
            <Overtaken
              now={<StatusBadge status={partner.status} appearances={partnerStatuses} />}
              by={partner.reviewed_by}
              onClose={onClose}
            />
          ) : (
            <Decide partner={partner} decision={decision} onClose={onClose} />
          )}
        </>
      )}
    </ItemDialog>
  );
}
