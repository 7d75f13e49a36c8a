import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FormGrid } from '#ui/form-grid.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLingui } from '@lingui/react/macro';

const places = ['a', 'b', 'c', 'd'];

/** A section of the profile before it is there. */
export function SectionSkeleton() {
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
