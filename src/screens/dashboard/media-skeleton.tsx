import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

type MediaSkeletonProps = {
  count: number;
  /** The size of the pictures. */
  size: 'md' | 'lg';
};

export function MediaSkeleton({ count, size }: MediaSkeletonProps) {
  return Array.from({ length: count }, (_, nth) => (
    <MediaRow
      key={nth}
      media={<Preview size={size} src={undefined} alt="" />}
      title={<Skeleton width="80%" />}
      meta={<Skeleton width={96} />}
    />
  ));
}
