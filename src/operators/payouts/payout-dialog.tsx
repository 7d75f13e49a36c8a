import { query } from '#api/queries.ts';
import { payments, type PaymentDetails } from '#contract/payments.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { PaymentFacts } from '#screens/profile/payments/payment-facts.tsx';
import { paymentStatuses } from '#screens/profile/payments/payment-words.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { DecisionForm, type Choice } from '../decisions/decision-form.tsx';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { Overtaken } from '../decisions/overtaken.tsx';
import { useDecision, type Decision } from '../decisions/use-decision.ts';
import { PayTo } from './pay-to.tsx';

type Verdict = 'approve' | 'pay' | 'refuse';
type Of = { payment: PaymentDetails; onClose: () => void };

/** A request is approved, then paid; either may be refused. */
function useChoices({
  status,
  number,
  billing_complete: isComplete = true,
}: PaymentDetails): readonly (Choice & { value: Verdict })[] {
  const { t } = useLingui();
  const refuse = {
    value: 'refuse',
    label: t`Refuse`,
    done: t`${number} was refused`,
    needsReason: true,
  } as const;
  const isOpen = status === 'requested' || status === 'approved';
  if (!isOpen) return [];
  if (!isComplete) return [refuse];
  if (status === 'requested') {
    return [{ value: 'approve', label: t`Approve`, done: t`${number} was approved` }, refuse];
  }
  return [{ value: 'pay', label: t`Mark as paid`, done: t`${number} is paid` }, refuse];
}

function bodyOf(value: string, reason: string) {
  if (value === 'refuse') return { decision: 'refuse', reason } as const;
  return { decision: value === 'pay' ? 'pay' : 'approve' } as const;
}

function Decide({ payment, decision, onClose }: Of & { decision: Decision }) {
  const choices = useChoices(payment);
  const { id, status } = payment;
  if (choices.length === 0) {
    return (
      <FormActions end>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </FormActions>
    );
  }
  return (
    <>
      {payment.billing_complete === false ? (
        <Callout>
          <Trans>It can be approved and paid once the publisher has completed their billing details.</Trans>
        </Callout>
      ) : null}
      <DecisionForm
        key={status}
        choices={choices}
        longest={1000}
        hint={<Trans>Required to refuse. The publisher reads it beside the payment.</Trans>}
        onSubmit={(value, reason) =>
          decision.decide((client) =>
            client(payments.decide, { params: { id }, body: bodyOf(value, reason) }),
          )
        }
        onDecided={decision.reload}
        onClose={onClose}
      />
    </>
  );
}

function Invoice({ payment: { id, invoice } }: { payment: PaymentDetails }) {
  const { t } = useLingui();
  if (!invoice) return null;
  return (
    <FormActions>
      <DownloadButton query={query(payments.invoice, { params: { id } })} tip={t`The invoice as PDF`}>
        <Trans>Download invoice</Trans>
      </DownloadButton>
    </FormActions>
  );
}

/** A payment, its invoice, and the next decision about it. */
export function PayoutDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const decision = useDecision();
  return (
    <ItemDialog
      query={query(payments.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Payment</Trans>}
      titleOf={({ number, partner }) => `${number}, ${partner.name}`}
    >
      {(payment) => (
        <>
          <PaymentFacts payment={payment} />
          {payment.decided_by ? (
            <DefinitionList
              items={[{ id: 'by', term: <Trans>Decided by</Trans>, details: payment.decided_by }]}
            />
          ) : null}
          <PayTo payment={payment} />
          <Invoice payment={payment} />
          {decision.isOvertaken ? (
            <Overtaken
              now={<StatusBadge status={payment.status} appearances={paymentStatuses} />}
              by={payment.decided_by}
              isWithdrawn={payment.status === 'withdrawn'}
              onClose={onClose}
            />
          ) : (
            <Decide payment={payment} decision={decision} onClose={onClose} />
          )}
        </>
      )}
    </ItemDialog>
  );
}
