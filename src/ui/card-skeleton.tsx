import { Card } from './card.tsx';
import { CardBody } from './card-body.tsx';
import { FormGrid } from './form-grid.tsx';
import { Skeleton } from './skeleton.tsx';
import { useLingui } from '@lingui/react/macro';

/** A card with fields that are still loading. */
export function CardSkeleton({ count = 4 }: { count?: number }) {
  const { t } = useLingui();
  return (
    <Card busy label={t`Loading`}>
      <CardBody>
        <FormGrid columns="two">
          {Array.from({ length: count }, (_, nth) => (
            <Skeleton key={nth} width="100%" height={32} />
          ))}
        </FormGrid>
      </CardBody>
    </Card>
  );
}
