import { contentOptions } from '#account/content-kinds.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { webAddressOf } from '#api/web-address.ts';
import type { Partner } from '#contract/partners.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { dash } from '#i18n/words.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { partnerStatuses } from './partner-statuses.ts';

type Of = { partner: Partner };
type Row = { id: string; term: ReactNode; details: ReactNode };

// Without a link where it leads to no web page.
function Website({ address }: { address: string }) {
  const target = webAddressOf(address, window.location.origin);
  return target ? (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  ) : (
    address
  );
}

const namesOf = (
  ids: readonly number[],
  known: readonly { id: number | string; name: string }[] | undefined,
) => ids.map((id) => known?.find((one) => String(one.id) === String(id))?.name ?? String(id));

function Names({ of: names }: { of: readonly string[] }) {
  const { i18n } = useLingui();
  if (names.length === 0) return dash;
  return <NetworkNames>{new Intl.ListFormat(i18n.locale).format(names)}</NetworkNames>;
}

function useTraffic({ partner }: Of): Row[] {
  const { i18n } = useLingui();
  const { country } = useFormats();
  const { data: start } = useQuery(referenceQueries.start);
  const { data: categories } = useQuery(referenceQueries.categories);
  const { traffic_type_ids, traffic_countries, category_ids, publisher_content } = partner;
  return [
    {
      id: 'traffic',
      term: <Trans>Traffic types</Trans>,
      details: <Names of={namesOf(traffic_type_ids, start?.traffic_types)} />,
    },
    {
      id: 'countries',
      term: <Trans>Countries of the traffic</Trans>,
      details: <Names of={traffic_countries.map((code) => country(code))} />,
    },
    {
      id: 'categories',
      term: <Trans>Categories</Trans>,
      details: <Names of={namesOf(category_ids, categories?.data)} />,
    },
    {
      id: 'content',
      term: <Trans>Content</Trans>,
      details: <Names of={contentOptions(publisher_content, i18n).map(({ label }) => label)} />,
    },
  ];
}

function useReview({ partner }: Of): Row[] {
  const { dateTime } = useFormats();
  const at = (id: string, term: ReactNode, instant: string | null): Row[] =>
    instant === null ? [] : [{ id, term, details: dateTime(new Date(instant)) }];
  const { created_at, email_verified_at, review_due_at, reviewed_at, review_reason, reviewed_by } = partner;
  return [
    ...at('created', <Trans>Registered</Trans>, created_at),
    {
      id: 'verified',
      term: <Trans>Email confirmed</Trans>,
      details: email_verified_at ? dateTime(new Date(email_verified_at)) : <Trans>Not yet</Trans>,
    },
    ...at('due', <Trans>Approved by itself</Trans>, review_due_at),
    ...at('reviewed', <Trans>Last decision</Trans>, reviewed_at),
    ...(reviewed_by ? [{ id: 'by', term: <Trans>Decided by</Trans>, details: reviewed_by }] : []),
    ...(review_reason ? [{ id: 'reason', term: <Trans>Reason</Trans>, details: review_reason }] : []),
  ];
}

const refusal = (answer: string): Row => ({
  id: 'refusal',
  term: <Trans>Emails do not arrive</Trans>,
  details: <Trans>The mail server says: {answer}. No more emails are sent to this address.</Trans>,
});

/** What a publisher said of themselves, and how their account stands. */
export function PartnerFacts({ partner }: Of) {
  const { country } = useFormats();
  const traffic = useTraffic({ partner });
  const review = useReview({ partner });
  const { status, firstname, lastname, email, phone, email_refusal, website, about } = partner;
  return (
    <DefinitionList
      items={[
        {
          id: 'status',
          term: <Trans>Status</Trans>,
          details: <StatusBadge status={status} appearances={partnerStatuses} />,
        },
        {
          id: 'contact',
          term: <Trans>Contact</Trans>,
          details: [`${firstname} ${lastname}`, email, phone].filter(Boolean).join(', '),
        },
        { id: 'currency', term: <Trans>Currency</Trans>, details: partner.currency },
        ...(email_refusal ? [refusal(email_refusal)] : []),
        { id: 'country', term: <Trans>Country</Trans>, details: country(partner.country) },
        {
          id: 'website',
          term: <Trans>Website</Trans>,
          details: website ? <Website address={website} /> : dash,
        },
        ...traffic,
        { id: 'about', term: <Trans>How they reach people</Trans>, details: about ?? dash },
        ...review,
      ]}
    />
  );
}
