import { useLocation, useSearchParams } from 'wouter';

type Tabs<Name extends string> = {
  tab: Name;
  /** Without the parameters of the other tabs. */
  hrefOf: (name: Name) => string;
};

/** The active tab of an address; the first by default. */
export function tabOf<Name extends string>(
  names: readonly [Name, ...Name[]],
  address: URLSearchParams,
): Name {
  const named = address.get('tab');
  return names.find((name) => name === named) ?? names[0];
}

/** The tabs of a screen, each with its own address (A11). */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]): Tabs<Name> {
  const [path] = useLocation();
  const [address] = useSearchParams();
  return {
    tab: tabOf(names, address),
    hrefOf: (name) => (name === names[0] ? path : `${path}?tab=${name}`),
  };
}
