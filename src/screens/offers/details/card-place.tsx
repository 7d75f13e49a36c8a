import { Card, CardBody } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LoadingTitle } from './terms-skeleton.tsx';

// Of a card, in px: its head and the padding of what is below.
const around = 70;

/** A card that is so many px high when it has come. */
export const CardPlace = ({ height }: { height: number }) => (
  <Card title={<LoadingTitle />} busy>
    {height > around ? (
      <CardBody>
        <Skeleton width="100%" height={height - around} />
      </CardBody>
    ) : null}
  </Card>
);
