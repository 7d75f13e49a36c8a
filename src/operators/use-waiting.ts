import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { inquiries } from '#contract/inquiries.ts';
import { partners } from '#contract/partners.ts';
import { payments } from '#contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SectionName } from './paths.ts';

const first = { limit: 1 } as const;
// Others decide too.
const often = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/** How much waits for operators, by section; null until it is known. `current` is counted anew when it is opened. */
export function useWaiting(current: SectionName | undefined): Partial<Record<SectionName, number | null>> {
  const registrations = useQuery({
    ...query(partners.list, { query: { ...first, status: ['pending'] } }),
    ...often,
  });
  const applications = useQuery({
    ...query(approvals.list, { query: { ...first, everyone: true, status: ['pending'] } }),
    ...often,
  });
  const open = useQuery({
    ...query(inquiries.list, { query: { ...first, everyone: true, status: ['open'] } }),
    ...often,
  });
  const payouts = useQuery({
    ...query(payments.list, { query: { ...first, everyone: true, status: ['requested', 'approved'] } }),
    ...often,
  });
  const counted: Partial<Record<SectionName, { refetch: () => Promise<unknown> }>> = {
    registrations,
    applications,
    inquiries: open,
    payouts,
  };
  // Its list is loaded anew there; the number beside it says the same.
  const count = useEffectEvent((name: SectionName) => void counted[name]?.refetch());
  useEffect(() => {
    if (current) count(current);
  }, [current]);
  return {
    registrations: registrations.data?.total ?? null,
    applications: applications.data?.total ?? null,
    inquiries: open.data?.total ?? null,
    payouts: payouts.data?.total ?? null,
  };
}
