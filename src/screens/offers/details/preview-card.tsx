import { Card, CardBody } from '#ui/layout/card.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

export const PreviewCard = ({ src }: Pick<ComponentProps<typeof Preview>, 'src'>) => (
  <Card flush>
    <Preview src={src} alt="" />
    <CardBody>
      <Trans>Landing page preview</Trans>
    </CardBody>
  </Card>
);
