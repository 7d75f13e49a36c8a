import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { inquiries } from '#contract/inquiries.ts';
import { partners } from '#contract/partners.ts';
import { payments } from '#contract/payments.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listRefetchInterval } from './list-options.ts';
import type { SectionName } from './paths.ts';

const first = { limit: 1 } as const;
const counts = {
  registrations: query(partners.list, { query: { ...first, status: ['pending'] } }),
  applications: query(approvals.list, { query: { ...first, everyone: true, status: ['pending'] } }),
  inquiries: query(inquiries.list, { query: { ...first, everyone: true, status: ['open'] } }),
  payouts: query(payments.list, { query: { ...first, everyone: true, status: ['requested', 'approved'] } }),
};
const often = { refetchInterval: listRefetchInterval, refetchOnWindowFocus: 'always' } as const;

/** How much waits for operators, by section; null until it is known. */
export function useWaiting(): Partial<Record<SectionName, number | null>> {
  const registrations = useQuery({ ...counts.registrations, ...often });
  const applications = useQuery({ ...counts.applications, ...often });
  const open = useQuery({ ...counts.inquiries, ...often });
  const payouts = useQuery({ ...counts.payouts, ...often });
  return {
    registrations: registrations.data?.total ?? null,
    applications: applications.data?.total ?? null,
    inquiries: open.data?.total ?? null,
    payouts: payouts.data?.total ?? null,
  };
}

/** Counts what waits in a section anew whenever its list has changed: the number beside it says the same. */
export function useCountWith(section: keyof typeof counts, { data }: UseQueryResult) {
  const queries = useQueryClient();
  useEffect(() => {
    if (data) void queries.refetchQueries({ queryKey: counts[section].queryKey, exact: true });
  }, [queries, section, data]);
}
