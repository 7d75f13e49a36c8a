import type { InquiryKind } from '#contract/inquiries.ts';
import { useLocation, useSearchParams } from 'wouter';

/** What is written about; `id` and `transaction` are those of a conversion. */
export type Asked = { kind: InquiryKind; id: string; transaction: string };

function askedIn(address: URLSearchParams): Asked | null {
  const ask = address.get('ask') ?? '';
  if (ask === '') return null;
  const kind = ask === 'missing' || ask === 'message' ? ask : 'conversion';
  return { kind, id: ask, transaction: address.get('transaction') ?? '' };
}

const at = (parameters: Record<string, string>) => new URLSearchParams({ tab: 'inquiries', ...parameters });

/** The inquiry that is open, or what a new one is about, is part of the address: Back leads to the list. */
export function useInquiryPlace() {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const named = address.get('inquiry') ?? '';
  return {
    id: /^\d{1,15}$/.test(named) ? Number(named) : null,
    asked: askedIn(address),
    listHref: `${path}?${at({})}`,
    hrefOf: (id: number) => `${path}?${at({ inquiry: String(id) })}`,
    askHref: (kind: 'missing' | 'message') => `${path}?${at({ ask: kind })}`,
    open: (id: number) => setAddress(at({ inquiry: String(id) })),
    /** In place of the form that has sent it. */
    replaceBy: (id: number) => setAddress(at({ inquiry: String(id) }), { replace: true }),
  };
}
