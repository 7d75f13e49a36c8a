import { MediaRow } from '#ui/media-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type MediaSkeletonProps = {
  count: number;
  /** The size of the picture, in px. */
  width: number;
  height: number;
};

/** Rows with pictures that are still loading. */
export function MediaSkeleton({ count, ...picture }: MediaSkeletonProps) {
  return Array.from({ length: count }, (_, nth) => (
    <MediaRow
      key={nth}
      media={<Skeleton {...picture} />}
      title={<Skeleton width="80%" />}
      meta={<Skeleton width={96} />}
    />
  ));
}
