import { FieldSkeleton } from '#ui/controls/field-skeleton.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { LoadingTitle } from './terms-skeleton.tsx';

// Name, campaign, landing page, click tag, deep link and two parameters.
const fields = [1, 2, 3, 4, 5, 6, 7];
// In px: what the link comes to, which stands below its fields on phones, and the links that are there.
const onPhones = { result: 500, saved: 1400 };
const elsewhere = { result: 0, saved: 420 };

/** The form of a link and the links below it. */
export function LinksSkeleton() {
  const { result, saved } = useIsNarrow() ? onPhones : elsewhere;
  return (
    <Stack>
      <Card title={<LoadingTitle />} busy>
        <CardBody>
          <FormGrid columns="one">
            {fields.map((nth) => (
              <FieldSkeleton key={nth} />
            ))}
          </FormGrid>
          {result > 0 ? <Skeleton width="100%" height={result} /> : null}
        </CardBody>
      </Card>
      <Card busy>
        <CardBody>
          <Skeleton width="100%" height={saved} />
        </CardBody>
      </Card>
    </Stack>
  );
}
