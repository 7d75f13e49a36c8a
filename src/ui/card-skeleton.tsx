import { Card } from './card.tsx';
import { CardBody } from './card-body.tsx';
import { FormGrid } from './form-grid.tsx';
import { Skeleton } from './skeleton.tsx';
import { useLingui } from '@lingui/react/macro';

const places = ['a', 'b', 'c', 'd'];

/** A card with fields that are still loading. */
export function CardSkeleton() {
  const { t } = useLingui();
  return (
    <Card busy label={t`Loading`}>
      <CardBody>
        <FormGrid columns="two">
          {places.map((key) => (
            <Skeleton key={key} width="100%" height={32} />
          ))}
        </FormGrid>
      </CardBody>
    </Card>
  );
}
