import type { View } from './use-views.ts';
import * as z from 'zod/mini';
import { queryOfView } from './view-address.ts';

// A view in an export.
export type HandedView = Pick<View, 'name' | 'query' | 'pinned'>;

const exported = z.object({
  kind: z.string(),
  views: z
    .array(
      z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
        query: z.string().check(z.maxLength(2000)),
        pinned: z._default(z.boolean(), false),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});

// The list to import into, and its address.
export type ViewTarget = { kind: string; parameters: readonly string[]; here: URL };

// A link holds one view without a name.
export type ReadViews =
  | { views: readonly HandedView[] }
  | { query: string }
  | { problem: 'unreadable' | 'otherList' | 'otherAddress' };

export const viewsAsText = (kind: string, views: readonly HandedView[]): string =>
  JSON.stringify({ kind, views: views.map(({ name, query, pinned }) => ({ name, query, pinned })) }, null, 2);

function readLink(text: string, { parameters, here }: ViewTarget): ReadViews {
  const link = URL.parse(text, here.origin);
  if (!link) return { problem: 'unreadable' };
  const isHere =
    link.origin === here.origin &&
    link.pathname === here.pathname &&
    (parameters.includes('tab') || link.searchParams.get('tab') === here.searchParams.get('tab'));
  return isHere ? { query: queryOfView(link.searchParams, parameters) } : { problem: 'otherAddress' };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Reads an export or a link; keeps only parameters of this list.
export function readViews(given: string, target: ViewTarget): ReadViews {
  const text = given.trim();
  if (/^(https?:\/)?\/\S*$/.test(text)) return readLink(text, target);
  const { data, success } = z.safeParse(exported, readJson(text));
  if (!success) return { problem: 'unreadable' };
  if (data.kind !== target.kind) return { problem: 'otherList' };
  return {
    views: data.views.map((view) => ({
      ...view,
      query: queryOfView(new URLSearchParams(view.query), target.parameters),
    })),
  };
}

// The name, with a number if it is taken.
export function freeName(name: string, taken: readonly string[]): string {
  const numbered = (nth: number) => `${name.slice(0, 94)} (${nth})`;
  let nth = 2;
  if (!taken.includes(name)) return name;
  while (taken.includes(numbered(nth))) nth += 1;
  return numbered(nth);
}
