import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FormGrid } from '#ui/form-grid.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLingui } from '@lingui/react/macro';

/** How many fields its cards have. */
const cards = [2, 10];

/** A section of the profile before it is there. */
export function SectionSkeleton() {
  const { t } = useLingui();
  return cards.map((fields, place) => (
    <Card key={fields} busy {...(place === 0 ? { label: t`Loading` } : {})}>
      <CardBody>
        <FormGrid columns="two">
          {Array.from({ length: fields }, (_, nth) => (
            <Skeleton key={nth} width="100%" height={32} />
          ))}
        </FormGrid>
      </CardBody>
    </Card>
  ));
}
