import { useSearchParams } from 'wouter';

const layouts = ['cards', 'table'] as const;
export type WallLayout = (typeof layouts)[number];

export const layoutOf = (address: URLSearchParams): WallLayout =>
  address.get('view') === 'table' ? 'table' : 'cards';

/** Cards, unless the address says table. */
export function useWallLayout(): [WallLayout, (layout: WallLayout) => void] {
  const [address, setAddress] = useSearchParams();
  return [
    layoutOf(address),
    (chosen) =>
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (chosen === layouts[0]) next.delete('view');
        else next.set('view', chosen);
        return next;
      }),
  ];
}
