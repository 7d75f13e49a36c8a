import { Card, CardBody } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const lineHeight = 20;
// As high as so many lines of text, with what is left free between two.
const heightOf = (lines: number) => lines * lineHeight - 10;

type LinesProps = {
  /** Of each term, how many. */
  lines: readonly number[];
};

const LinesSkeleton = ({ lines }: LinesProps) => (
  <DefinitionList
    items={lines.map((count, nth) => ({
      id: String(nth),
      term: <Skeleton width={72} height={10} />,
      details: <Skeleton width={count > 1 ? '100%' : '60%'} height={heightOf(count)} />,
    }))}
  />
);

type TermsProps = LinesProps & {
  title: ReactNode;
  /** Above them and below. */
  lead?: ReactNode;
  children?: ReactNode;
};

export const TermsSkeleton = ({ title, lines, lead, children }: TermsProps) => (
  <Card title={title} busy>
    <CardBody>
      <TextBlock>
        {lead}
        <LinesSkeleton lines={lines} />
        {children}
      </TextBlock>
    </CardBody>
  </Card>
);

const six = [1, 1, 1, 1, 1, 1];

/** The title of a part whose name comes with it. */
export const LoadingTitle = () => (
  <>
    <HiddenText>
      <Trans>Loading</Trans>
    </HiddenText>
    <Skeleton width={144} />
  </>
);

/** A part of the details whose name comes with it. */
export const PartSkeleton = () => <TermsSkeleton title={<LoadingTitle />} lines={six} />;
