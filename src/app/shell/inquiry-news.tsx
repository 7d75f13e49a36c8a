import { query } from '#api/queries.ts';
import { inquiries } from '#contract/inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reports how many inquiries have answers that nobody has read: at first, when one is read, and back in the window. */
export function InquiryNews({ onCount }: { onCount: (count: number) => void }) {
  const { data } = useQuery({ ...query(inquiries.unread), refetchOnWindowFocus: 'always' });
  const count = data?.unread ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
