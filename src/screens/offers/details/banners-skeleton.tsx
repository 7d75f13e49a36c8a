import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';

const four = [1, 2, 3, 4];

/** Pictures, on phones wide and tall ones by turns. */
export function BannersSkeleton() {
  const isNarrow = useIsNarrow();
  const heightOf = (nth: number) => (isNarrow && nth % 2 === 1 ? 225 : 316);
  return (
    <div aria-busy>
      <CardGrid>
        {four.map((nth) => (
          <Skeleton key={nth} width="100%" height={heightOf(nth)} />
        ))}
      </CardGrid>
    </div>
  );
}
