import { Trans } from '@lingui/react/macro';
import type { ShownDays } from './shown-days.ts';
import { useWrittenRange } from './use-written-range.ts';

/** The days of a card, and what the changes in it compare. */
export function ComparedDays({ range, parts }: Pick<ShownDays, 'range' | 'parts'>) {
  const written = useWrittenRange();
  const days = written(range);
  if (!parts) return days;
  const before = written(parts.before);
  return parts.isWhole ? (
    <Trans>
      {days}, compared with {before}
    </Trans>
  ) : (
    <Trans>
      {days}, full days compared with {before}
    </Trans>
  );
}
