import { useLocation, useSearchParams } from 'wouter';
import { queryOfView, withView } from './view-address.ts';

// The view in the address, and how to change it: one history entry (L7).
export function useViewAddress(parameters: readonly string[]) {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  return {
    current: queryOfView(address, parameters),
    choose: (query: string) => setAddress((now) => withView(now, query, parameters)),
    /** The full URL of a view, to share. */
    linkOf: (query: string) =>
      String(new URL(`${path}?${withView(address, query, parameters)}`, window.location.origin)),
    target: (kind: string) => ({
      kind,
      parameters,
      here: new URL(`${path}?${address}`, window.location.origin),
    }),
  };
}
