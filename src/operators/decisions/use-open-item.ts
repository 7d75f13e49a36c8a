import { useLocation, useSearchParams } from 'wouter';

/** The item whose dialog is open is part of the address: a reload and Back keep to it. */
export function useOpenItem() {
  const [path, navigate] = useLocation();
  const [address] = useSearchParams();
  const named = address.get('open') ?? '';
  const withItem = (id: number | string | null) => {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('open');
    else next.set('open', String(id));
    const search = next.toString();
    return search === '' ? path : `${path}?${search}`;
  };
  return {
    named,
    id: /^\d{1,15}$/.test(named) ? Number(named) : null,
    hrefOf: withItem,
    open: (id: number | string) => navigate(withItem(id)),
    close: () => navigate(withItem(null)),
  };
}
