import { useSay } from './chart-texts.ts';

/** A sentence that stands in the charts or the requirements, in the language of the reader. */
export function Said({ children }: { children: string }) {
  return <>{useSay()(children)}</>;
}
