import { useLocation, useSearchParams } from 'wouter';

const parameter = 'payment';

function withPayment(address: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === null) next.delete(parameter);
  else next.set(parameter, String(id));
  return next;
}

/** The payment whose details are open is part of the address: Back closes them. */
export function useOpenPayment() {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const named = address.get(parameter) ?? '';
  return {
    id: /^\d{1,15}$/.test(named) ? Number(named) : null,
    hrefOf: (id: number) => `${path}?${withPayment(address, id)}`,
    open: (id: number) => setAddress((current) => withPayment(current, id)),
    close: () => setAddress((current) => withPayment(current, null)),
  };
}
