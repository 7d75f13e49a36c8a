import type { Exception } from '#machines/clauses/exceptions.ts';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';

/** That a clause is not met as it is written: who has decided that, when and why. */
export function Excepted({ by, day: decided, reason }: Exception) {
  const { t } = useLingui();
  const day = useFormats().day(decided);
  const words: Record<Exception['by'], string> = {
    maintainers: t`Not met as it is written. The maintainers of the portal decided so on ${day}:`,
  };
  return (
    <small>
      {words[by]} <span lang="en">{reason}</span>
    </small>
  );
}
