import { skeleton } from '#styled/recipes';

/** A placeholder in the shape of what is coming; sizes in px or any CSS length. */
export function Skeleton({ width, height = 12 }: { width: number | string; height?: number | string }) {
  return <span className={skeleton()} style={{ width, height }} />;
}
