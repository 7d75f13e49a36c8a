import { logHref } from '#account/inquiry-address.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useOffered } from '#portal/offered.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Conversation } from './conversation.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { NewInquiry } from './new-inquiry.tsx';
import { useInquiryPlace } from './use-inquiry-place.ts';

function Beginnings() {
  const { askHref } = useInquiryPlace();
  const hasConversions = useOffered('conversions');
  return (
    <Card
      title={<Trans>Inquiries</Trans>}
      sub={<Trans>To ask about a conversion, choose Ask in its row of the conversion log.</Trans>}
    >
      <CardBody>
        <FormActions equal>
          {hasConversions ? (
            <ButtonLink>
              <Link href={logHref()}>
                <Trans>Find a conversion</Trans>
              </Link>
            </ButtonLink>
          ) : null}
          <ButtonLink>
            <Link href={askHref('missing')}>
              <Trans>Report a missing sale</Trans>
            </Link>
          </ButtonLink>
          <ButtonLink>
            <Link href={askHref('message')}>
              <Trans>Write to your account manager</Trans>
            </Link>
          </ButtonLink>
        </FormActions>
      </CardBody>
    </Card>
  );
}

function Shown(): ReactNode {
  const { id, asked } = useInquiryPlace();
  if (asked) return <NewInquiry key={asked.id} asked={asked} />;
  if (id !== null) return <Conversation key={id} id={id} />;
  return (
    <>
      <Beginnings />
      <InquiryList />
    </>
  );
}

/** Questions about conversions, missing sales and messages to the account manager, with their answers. */
export function InquiriesSection() {
  return (
    <FormPlace by="inquiry">
      <FormPlace by="ask">
        <Shown />
      </FormPlace>
    </FormPlace>
  );
}
