import { useQuery } from '@tanstack/react-query';

export type Figures = {
  tiles: { name: string; value: number }[];
  days: { day: string; clicks: number; payout: number }[];
};
export type Offer = {
  id: number;
  name: string;
  category: string;
  countries: string;
  clicks: number;
  payout: number;
};

declare global {
  // The page requests its figures before its script has loaded.
  var early: Promise<unknown> | undefined;
}

async function read(file: string): Promise<unknown> {
  const early = globalThis.early;
  globalThis.early = undefined;
  return early ?? (await fetch(`/data/${file}.json`)).json();
}

export function useData<T>(file: string): T | undefined {
  // Written by the build of the floors in this shape.
  return useQuery({ queryKey: [file], queryFn: () => read(file) as Promise<T> }).data;
}
