import { offerActions } from '#contract/offer-actions.ts';
import type { OfferDetails } from '#contract/offer-parts.ts';
import { useHasDraft } from '#fields/use-draft.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import { applicationDraft } from '#portal/drafts.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Play, RotateCcw } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { FirstPostback } from '../first-postback.tsx';
import { TestClick } from '../test-click.tsx';
import { accessOrPending, applicationHref, linksHref, type OfferAccess } from './offer-access.ts';

const loadApplyForm = async () => (await import('./apply-form.tsx')).ApplyForm;
const ApplyForm = lazyComponent(loadApplyForm, FailedPart);

const ApplicationProgress = lazyComponent(
  async () => (await import('./application-progress.tsx')).ApplicationProgress,
  FailedPart,
);

const OwnFigures = lazyComponent(async () => (await import('./own-figures.tsx')).OwnFigures, FailedPart);

type StepProps = { offer: OfferDetails; onClose: () => void };
type Approval = NonNullable<OfferDetails['approval']>;

const useCommand = (offer: OfferDetails) =>
  useOfferCommand({ kind: 'offer', id: offer.id, name: offer.name });

function RunStep({ offer }: StepProps) {
  const command = useCommand(offer);
  return (
    <>
      <p>
        <Trans>
          You can run this offer at once: a campaign with its first tracking link is made for you.
        </Trans>
      </p>
      <FormActions>
        <Button
          writes
          variant="primary"
          icon={Play}
          busy={command.isBusy}
          onClick={() => command.send('run')}
        >
          <Trans>Run</Trans>
        </Button>
      </FormActions>
    </>
  );
}

function ApplyStep({ offer }: StepProps) {
  const command = useCommand(offer);
  useEffect(() => void loadApplyForm().catch(() => undefined), []);
  return (
    <>
      <p>
        <Trans>The network reviews every application before you can run the offer.</Trans>
      </p>
      <FormActions>
        <Button writes variant="primary" onClick={() => command.send('apply')}>
          <Trans>Apply</Trans>
        </Button>
      </FormActions>
    </>
  );
}

function ToApplication({ approval }: { approval: Approval }) {
  return (
    <ButtonLink>
      <Link href={applicationHref(approval.id)}>
        <Trans>See your application</Trans>
      </Link>
    </ButtonLink>
  );
}

function PendingStep({ offer: { approval } }: StepProps) {
  if (!approval) return null;
  return (
    <>
      <Callout tone="info" live title={<Trans>You have applied</Trans>} />
      <Suspense fallback={<Skeleton width="100%" height={96} />}>
        <ApplicationProgress id={approval.id} />
      </Suspense>
      <FormActions>
        <ToApplication approval={approval} />
      </FormActions>
    </>
  );
}

function RefusedStep({ offer: { approval } }: StepProps) {
  if (!approval) return null;
  return (
    <Callout
      tone="warning"
      action={<ToApplication approval={approval} />}
      title={
        approval.status === 'blocked' ? (
          <Trans>This offer is blocked for you</Trans>
        ) : (
          <Trans>Your application was rejected</Trans>
        )
      }
    >
      <Trans>Your application says why.</Trans>
    </Callout>
  );
}

function LiveStep({ offer, onClose }: StepProps) {
  const { approval, campaign_id: campaignId } = offer;
  if (campaignId === null) return <RunStep offer={offer} onClose={onClose} />;
  if (!approval) return null;
  return (
    <>
      <FormActions>
        <ButtonLink variant="primary" icon={Link2}>
          <Link href={linksHref(approval.id)}>
            <Trans>Get link</Trans>
          </Link>
        </ButtonLink>
      </FormActions>
      <Suspense fallback={<Skeleton width="100%" height={208} />}>
        <OwnFigures id={approval.id} />
      </Suspense>
    </>
  );
}

const steps: Record<OfferAccess, (props: StepProps) => ReactNode> = {
  review: ApplyStep,
  open: RunStep,
  pending: PendingStep,
  approved: LiveStep,
  rejected: RefusedStep,
  blocked: RefusedStep,
};

function Running({ offer: { approval }, url }: StepProps & { url: string }) {
  const { t } = useLingui();
  return (
    <>
      <Callout tone="success" live title={<Trans>The offer is running</Trans>}>
        <Trans>This is your tracking link.</Trans>
      </Callout>
      <CopyField text={url} label={t`Tracking link`} />
      <FormActions>
        <TestClick address={url} />
        {approval ? (
          <ButtonLink icon={Link2}>
            <Link href={linksHref(approval.id)}>
              <Trans>More links</Trans>
            </Link>
          </ButtonLink>
        ) : null}
      </FormActions>
      <FirstPostback />
    </>
  );
}

function RunFailed({ offer }: StepProps) {
  const { i18n } = useLingui();
  const { messages, isBusy, retry } = useCommand(offer);
  return (
    <Callout
      tone="error"
      live
      action={
        <Button writes icon={RotateCcw} busy={isBusy} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {textOfAll(messages, i18n)}
    </Callout>
  );
}

// Shows the answer of the command until the details are reloaded.
function answered(offer: OfferDetails, result: unknown): OfferDetails {
  const parsed = offerActions.apply.answer.schema.safeParse(result);
  return parsed.success && !offer.approval ? { ...offer, approval: parsed.data } : offer;
}

export function OfferStep({ offer, onClose }: StepProps) {
  const { state, command, result } = useCommand(offer);
  const hasDraft = useHasDraft(applicationDraft(offer.id));
  const run = command === 'run' ? offerActions.run.answer.schema.safeParse(result) : null;
  if (run?.success) return <Running offer={offer} onClose={onClose} url={run.data.url} />;
  if (command === 'run' && state === 'failed') return <RunFailed offer={offer} onClose={onClose} />;
  const current = command === 'apply' ? answered(offer, result) : offer;
  const isApplying = command === 'apply' || (command === null && hasDraft);
  if (isApplying && state !== 'succeeded' && !current.approval) {
    return (
      <Suspense fallback={<Skeleton width="100%" height={240} />}>
        <ApplyForm offer={offer} onClose={onClose} />
      </Suspense>
    );
  }
  const Step = steps[accessOrPending(current)];
  return <Step offer={current} onClose={onClose} />;
}
