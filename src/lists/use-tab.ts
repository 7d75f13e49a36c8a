import { useLocation, useSearchParams } from 'wouter';

type Tabs<Name extends string> = {
  /** The part of the screen that the address names; the first unless it names one. */
  tab: Name;
  /** The address of a part, without what the address says of another. */
  hrefOf: (name: Name) => string;
};

/** The part of a screen that an address names; the first unless it names one. */
export function tabOf<Name extends string>(
  names: readonly [Name, ...Name[]],
  address: URLSearchParams,
): Name {
  const named = address.get('tab');
  return names.find((name) => name === named) ?? names[0];
}

/** The parts of one screen, each with an address of its own (A11). */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]): Tabs<Name> {
  const [path] = useLocation();
  const [address] = useSearchParams();
  return {
    tab: tabOf(names, address),
    hrefOf: (name) => (name === names[0] ? path : `${path}?tab=${name}`),
  };
}
