import { Columns } from '#ui/layout/columns.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { CardPlace } from './card-place.tsx';

/** The parameters of a click tag, with the link that they come to. */
export function ClickTagSkeleton() {
  const isNarrow = useIsNarrow();
  return (
    <Columns aside={<CardPlace height={isNarrow ? 184 : 180} />}>
      <CardPlace height={isNarrow ? 987 : 470} />
    </Columns>
  );
}
