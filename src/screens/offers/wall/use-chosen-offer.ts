import { useLocation, useSearchParams } from 'wouter';

const parameter = 'offer';
const number = /^\d{1,15}$/;

function withOffer(address: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === null) next.delete(parameter);
  else next.set(parameter, String(id));
  return next;
}

/** The open offer is part of the address, so it can be shared and survives signing in (G5). */
export function useChosenOffer() {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const named = address.get(parameter) ?? '';
  return {
    id: number.test(named) ? Number(named) : null,
    hrefOf: (id: number) => `${path}?${withOffer(address, id)}`,
    open: (id: number) => setAddress((current) => withOffer(current, id)),
    close: () => setAddress((current) => withOffer(current, null)),
  };
}
