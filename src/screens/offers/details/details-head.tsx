import type { ApprovalDetails } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { withFixedDashes } from '#ui/content/fixed-dashes.ts';
import { Preview } from '#ui/content/preview.tsx';
import type { SubjectHeadProps } from '../subject-head.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ahead } from '../ahead.tsx';
import { DetailsSubject } from './details-subject.tsx';

type DetailsHeadProps = Pick<SubjectHeadProps, 'badge' | 'actions' | 'primary' | 'reached' | 'arrived'> & {
  approval: ApprovalDetails;
};

export function DetailsHead({ approval, ...head }: DetailsHeadProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  const { offer, payout, decided_at } = approval;
  const decided = decided_at && formats.dateTime(new Date(decided_at));
  return (
    <DetailsSubject
      {...head}
      type={approval.type === 'live' ? 'live' : 'pending'}
      media={<Preview size="lg" src={thumbUrl(offer.thumb)} alt="" />}
      title={withFixedDashes(offer.name)}
      facts={
        <>
          <span>
            {offer.id}
            <CopyButton text={String(offer.id)} label={t`Copy the offer ID`} />
          </span>
          <NetworkNames>{offer.category.name}</NetworkNames>
          <span>
            <b>{amountOf(payout, formats)}</b> {modelName(payout.model)}
          </span>
          <CountryTags codes={offer.countries} nameOf={formats.country} />
          <Ahead inBadges offer={offer} category={offer.category} />
          {decided && approval.status === 'approved' ? (
            <span data-apart="">
              <Trans>Approved {decided}</Trans>
            </span>
          ) : null}
        </>
      }
    />
  );
}
