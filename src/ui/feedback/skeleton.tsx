import { skeleton } from '#styled/recipes';

/** Sizes in px or any CSS length. */
export function Skeleton({ width, height = 12 }: { width: number | string; height?: number | string }) {
  return <span className={skeleton()} style={{ width, height }} />;
}
