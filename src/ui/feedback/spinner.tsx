import { LoaderCircle } from 'lucide-react';
import { spinner } from '#styled/recipes';

export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={2} className={spinner()} />;
}
