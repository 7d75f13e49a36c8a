import { isNotOffered } from '#api/not-offered.ts';
import { query } from '#api/queries.ts';
import type { User } from '#api/user.ts';
import { notices } from '#contract/notices.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SectionSkeleton } from '../section-skeleton.tsx';
import { emailsPart } from '../section-parts.ts';
import { EmailsForm } from './emails-form.tsx';

/** What a user is emailed about, and how often; nothing on a network without such emails. */
export function EmailsCard({ user }: { user: User }) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...query(notices.get),
    refetchOnMount: 'always',
  });
  if (isNotOffered(error)) return null;
  // Another tab may have changed it.
  if (data && isFetchedAfterMount) return <EmailsForm settings={data} user={user} />;
  if (!error || isFetching) return <SectionSkeleton parts={[emailsPart]} />;
  return (
    <FormSection title={<Trans>Emails</Trans>}>
      <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
    </FormSection>
  );
}
