import { useLocation, useSearchParams } from 'wouter';
import { queryOfView, withView } from './view-address.ts';

/** What the address says of a view of these parameters, and how to say something else: one step in the history (L7). */
export function useViewAddress(parameters: readonly string[]) {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  return {
    current: queryOfView(address, parameters),
    choose: (query: string) => setAddress((now) => withView(now, query, parameters)),
    /** The whole address of a view, to hand on. */
    linkOf: (query: string) =>
      String(new URL(`${path}?${withView(address, query, parameters)}`, window.location.origin)),
    target: (kind: string) => ({
      kind,
      parameters,
      here: new URL(`${path}?${address}`, window.location.origin),
    }),
  };
}
