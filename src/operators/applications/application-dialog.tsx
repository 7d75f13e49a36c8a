import { query } from '#api/queries.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { dash } from '#i18n/words.ts';
import { applicationAppearances } from '#offers/application-appearances.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { DecisionForm, type Choice } from '../decisions/decision-form.tsx';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { Overtaken } from '../decisions/overtaken.tsx';
import { useDecision, type Decision } from '../decisions/use-decision.ts';
import { paths } from '../paths.ts';

type Of = { application: ApprovalDetails };
type Verdict = 'approved' | 'rejected' | 'blocked';

const list = (texts: readonly string[], locale: string) =>
  texts.length === 0 ? dash : new Intl.ListFormat(locale).format(texts);

function Creatives({ application: { materials } }: Of) {
  if (materials.length === 0) return dash;
  return materials.map(({ id, name, preview }) => (
    <p key={id}>
      <a href={new URL(preview, apiOrigin()).href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </p>
  ));
}

/** What the publisher said, question by question. */
function Facts({ application }: Of) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const { partner, offer, status, comment, traffic_types, answers, applied_at, reason, decided_by } =
    application;
  return (
    <DefinitionList
      items={[
        {
          id: 'status',
          term: <Trans>Status</Trans>,
          details: <StatusBadge status={status} appearances={applicationAppearances} />,
        },
        {
          id: 'partner',
          term: <Trans>Publisher</Trans>,
          details: <Link href={`${paths.publishers}?open=${partner.id}`}>{partner.name}</Link>,
        },
        { id: 'offer', term: <Trans>Offer</Trans>, details: offer?.name ?? dash },
        { id: 'applied', term: <Trans>Applied</Trans>, details: dateTime(new Date(applied_at)) },
        {
          id: 'traffic',
          term: <Trans>Traffic types</Trans>,
          details: (
            <NetworkNames>
              {list(
                traffic_types.map(({ name }) => name),
                i18n.locale,
              )}
            </NetworkNames>
          ),
        },
        ...answers.map(({ question_id, question, answer }) => ({
          id: `answer-${question_id}`,
          term: <NetworkNames>{question}</NetworkNames>,
          details: answer,
        })),
        { id: 'comment', term: <Trans>Comment</Trans>, details: comment || dash },
        { id: 'creatives', term: <Trans>Creatives</Trans>, details: <Creatives application={application} /> },
        ...(decided_by ? [{ id: 'by', term: <Trans>Decided by</Trans>, details: decided_by }] : []),
        ...(reason ? [{ id: 'reason', term: <Trans>Reason</Trans>, details: reason }] : []),
      ]}
    />
  );
}

/** A live one may be blocked, any decision may become an approval. */
function useChoices({ status, partner, offer }: ApprovalDetails): readonly (Choice & { value: Verdict })[] {
  const { t } = useLingui();
  const [who, what] = [partner.name, offer?.name ?? ''];
  const approve = { value: 'approved', label: t`Approve`, done: t`${who} was approved for ${what}` } as const;
  const reject = {
    value: 'rejected',
    label: t`Refuse`,
    done: t`${who} was refused for ${what}`,
    needsReason: true,
  } as const;
  const block = {
    value: 'blocked',
    label: t`Block`,
    done: t`${who} was blocked for ${what}`,
    needsReason: true,
  } as const;
  if (status === 'pending') return [approve, reject, block];
  if (status === 'approved') return [block];
  return status === 'rejected' ? [approve, block] : [approve];
}

function Decide({ application, decision, onClose }: Of & { decision: Decision; onClose: () => void }) {
  const choices = useChoices(application);
  const { id, status } = application;
  return (
    <DecisionForm
      key={status}
      choices={choices}
      longest={2000}
      hint={
        <Trans>
          Required unless you approve. The publisher reads it beside the offer. A blocked one cannot apply
          again.
        </Trans>
      }
      onSubmit={(value, reason) => {
        const chosen = choices.find((choice) => choice.value === value)?.value ?? 'rejected';
        return decision.decide((client) =>
          client(approvals.update, {
            params: { id },
            body: { status: chosen, ...(reason !== '' && { reason }) },
          }),
        );
      }}
      onDecided={decision.reload}
      onClose={onClose}
    />
  );
}

/** An application with its answers, and the decision about it. */
export function ApplicationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const decision = useDecision();
  return (
    <ItemDialog
      query={query(approvals.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Application</Trans>}
      titleOf={({ partner, offer }) => (offer ? `${partner.name}: ${offer.name}` : partner.name)}
    >
      {(application) => (
        <>
          <Facts application={application} />
          {decision.isOvertaken ? (
            <Overtaken
              now={<StatusBadge status={application.status} appearances={applicationAppearances} />}
              by={application.decided_by}
              onClose={onClose}
            />
          ) : (
            <Decide application={application} decision={decision} onClose={onClose} />
          )}
        </>
      )}
    </ItemDialog>
  );
}
