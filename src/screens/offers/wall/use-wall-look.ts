import { useSearchParams } from 'wouter';

const looks = ['cards', 'table'] as const;
export type WallLook = (typeof looks)[number];

/** Whether the address wants cards or a table; cards unless it says otherwise. */
export function useWallLook(): [WallLook, (look: WallLook) => void] {
  const [address, setAddress] = useSearchParams();
  const look = address.get('view') === 'table' ? 'table' : 'cards';
  return [
    look,
    (chosen) =>
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (chosen === looks[0]) next.delete('view');
        else next.set('view', chosen);
        return next;
      }),
  ];
}
