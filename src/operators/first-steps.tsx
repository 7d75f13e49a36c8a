import { query } from '#api/queries.ts';
import { offers } from '#contract/offers.ts';
import { terms } from '#contract/terms.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { ItemList, type Item } from '#ui/content/item-list.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileText, Tag } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from './paths.ts';

const first = { limit: 1 } as const;

const link = (to: string, text: Item['title']) => (
  <ArrowLink>
    <Link href={to}>{text}</Link>
  </ArrowLink>
);

function useSteps(): Item[] {
  const { data: versions } = useQuery(query(terms.list, { query: { ...first, sort: '-published_at' } }));
  const { data: existing } = useQuery(query(offers.list, { query: { ...first, sort: 'id' } }));
  const needsTerms = versions?.data.some((version) => version.in_force && version.is_placeholder);
  return [
    ...(needsTerms
      ? [
          {
            id: 'terms',
            icon: FileText,
            title: <Trans>Publish your own terms</Trans>,
            note: <Trans>Those in force are a placeholder, and all who register accept them.</Trans>,
            actions: link(paths.terms, <Trans>To the terms</Trans>),
          },
        ]
      : []),
    ...(existing?.total === 0
      ? [
          {
            id: 'offers',
            icon: Tag,
            title: <Trans>Create your first offer</Trans>,
            note: <Trans>Publishers find it on the offer wall at once.</Trans>,
            actions: link(paths.offers, <Trans>To the offers</Trans>),
          },
        ]
      : []),
  ];
}

/** What a new network lacks; nothing once it has it. */
export function FirstSteps() {
  const { t } = useLingui();
  const steps = useSteps();
  if (steps.length === 0) return null;
  return (
    <Card title={<Trans>First steps</Trans>}>
      <CardBody>
        <ItemList whole label={t`First steps`} items={steps} />
      </CardBody>
    </Card>
  );
}
