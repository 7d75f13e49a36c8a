import { query } from '#api/queries.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { wordOf } from '#i18n/words.ts';
import { InquiryHistory } from '#screens/profile/inquiries/inquiry-history.tsx';
import { inquiryKinds, inquiryStatuses, subjectOf } from '#screens/profile/inquiries/inquiry-words.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Overtaken } from '../decisions/overtaken.tsx';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { useDecision } from '../decisions/use-decision.ts';
import { paths } from '../paths.ts';
import { AnswerForm } from './answer-form.tsx';

type Of = { inquiry: InquiryDetails };
type Row = { id: string; term: ReactNode; details: ReactNode };

const given = (id: string, term: ReactNode, details: ReactNode): Row[] =>
  details === null || details === undefined ? [] : [{ id, term, details }];

function Facts({ inquiry }: Of) {
  const { day, money } = useFormats();
  const { number, status, partner, offer, transaction_id, happened_on, amount, currency } = inquiry;
  const { rejected } = inquiry;
  return (
    <DefinitionList
      items={[
        { id: 'number', term: <Trans>Number</Trans>, details: number },
        {
          id: 'status',
          term: <Trans>Status</Trans>,
          details: <StatusBadge status={status} appearances={inquiryStatuses} />,
        },
        {
          id: 'partner',
          term: <Trans>Publisher</Trans>,
          details: <Link href={`${paths.publishers}?open=${partner.id}`}>{partner.name}</Link>,
        },
        ...given('offer', <Trans>Offer</Trans>, offer?.name),
        ...given('transaction', <Trans>Transaction ID</Trans>, transaction_id),
        ...given('day', <Trans>Day</Trans>, happened_on && day(happened_on)),
        ...given(
          'amount',
          <Trans>Sale amount</Trans>,
          amount === null || currency === null ? null : money(amount, currency),
        ),
        ...given('click', <Trans>Click ID</Trans>, inquiry.click_id),
        ...given(
          'rejected',
          <Trans>Rejected</Trans>,
          rejected ? (
            <>
              <NetworkText>{rejected.reason}</NetworkText> · {money(rejected.amount, rejected.currency)}
            </>
          ) : null,
        ),
      ]}
    />
  );
}

const live: ReadonlySet<InquiryDetails['status']> = new Set(['open', 'answered', 'asked'] as const);
const isOver = ({ status }: InquiryDetails) => !live.has(status);

/** An inquiry with its history; answering it, granting or declining what it asks for. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { i18n } = useLingui();
  const decision = useDecision();
  return (
    <ItemDialog
      query={query(inquiries.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Inquiry</Trans>}
      titleOf={(inquiry) => `${wordOf(inquiryKinds, inquiry.kind, i18n)}: ${subjectOf(inquiry)}`}
    >
      {(inquiry) => (
        <>
          <Facts inquiry={inquiry} />
          <InquiryHistory inquiry={inquiry} />
          {decision.isOvertaken ? (
            <Overtaken
              now={<StatusBadge status={inquiry.status} appearances={inquiryStatuses} />}
              isWithdrawn={inquiry.status === 'withdrawn'}
              onClose={onClose}
            />
          ) : null}
          {!decision.isOvertaken && isOver(inquiry) ? (
            <FormActions end>
              <Button onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </FormActions>
          ) : null}
          {decision.isOvertaken || isOver(inquiry) ? null : (
            <AnswerForm inquiry={inquiry} decision={decision} onClose={onClose} />
          )}
        </>
      )}
    </ItemDialog>
  );
}
