import { Card, CardBody } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const TermsSkeleton = ({ title, count }: { title: ReactNode; count: number }) => (
  <Card title={title} busy>
    <CardBody>
      <DefinitionList
        items={Array.from({ length: count }, (_, nth) => ({
          id: String(nth),
          term: <Skeleton width={72} height={10} />,
          details: <Skeleton width="60%" height={10} />,
        }))}
      />
    </CardBody>
  </Card>
);

/** A part of the details whose name comes with it. */
export const PartSkeleton = () => (
  <TermsSkeleton
    title={
      <>
        <HiddenText>
          <Trans>Loading</Trans>
        </HiddenText>
        <Skeleton width={144} />
      </>
    }
    count={6}
  />
);
