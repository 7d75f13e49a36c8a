import { LoaderCircle } from 'lucide-react';
import { spinner } from '#styled/recipes';

/** A turning arc, for what is busy. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={2} className={spinner()} />;
}
