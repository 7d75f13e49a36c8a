import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';

type ResultsAnnouncementProps = {
  total: number | undefined;
  query: Pick<UseQueryResult, 'isPending' | 'isPlaceholderData' | 'isFetching'>;
};

/** Announces that rows are loading and how many results a search or filter has; silent about background refetches. */
export function ResultsAnnouncement({
  total,
  query: { isPending, isPlaceholderData, isFetching },
}: ResultsAnnouncementProps) {
  const isLoading = isFetching && (isPending || isPlaceholderData);
  return (
    <HiddenText live>
      {isLoading ? <Trans>Loading</Trans> : null}
      {total === undefined || isLoading ? null : <Plural value={total} one="# result" other="# results" />}
    </HiddenText>
  );
}
