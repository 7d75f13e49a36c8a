import { query } from '#api/queries.ts';
import { inquiries } from '#contract/inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How many inquiries have answers that were not read, and how many wait for the publisher. */
export type InquiryCounts = { answers: number; waiting: number };

type NewsProps = { onCount: (counts: InquiryCounts) => void };

/** Reports the inquiries with news: at first, when one is read or answered, and back in the window. */
export function InquiryNews({ onCount }: NewsProps) {
  const { data } = useQuery({ ...query(inquiries.unread), refetchOnWindowFocus: 'always' });
  const answers = data?.unread ?? 0;
  const waiting = data?.asked ?? 0;
  useEffect(() => onCount({ answers, waiting }), [answers, waiting, onCount]);
  return null;
}
