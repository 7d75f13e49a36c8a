import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { matchRoute } from '#machines/lib/location.ts';
import { routeRules, routes } from '#routes';
import { notify } from '#ui/feedback/notify.ts';

const segmentOf = (path: string) => path.toLowerCase().split('/')[1] ?? '';

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** How much a word shares with the name of a page, by their pairs of letters: 0 for nothing, 1 for all of them. */
function likeness(word: string, name: string): number {
  const [mine, theirs] = [pairsOf(word), pairsOf(name)];
  return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size);
}

const least = 0.5;
const pages = Object.values(routes).filter(({ title }) => title !== null);

/** The page that an unknown path most likely meant; null where none is like it. */
export function closestPage(path: string): string | null {
  const [best] = pages
    .map((page) => ({ page, share: likeness(segmentOf(path), segmentOf(page.path)) }))
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= least ? best.page.path : null;
}

const longest = 80;

function written(path: string): string {
  try {
    const text = decodeURI(path);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  } catch {
    return path.slice(0, longest);
  }
}

/** An unknown address has led elsewhere (A3): names it, and the page that may have been meant. */
export function notifyUnknownAddress(path: string): void {
  const title = i18n._(msg`This page does not exist`);
  // A link leaves the address of the page it stands on.
  const isNamed = matchRoute(routeRules, path) === null;
  const closest = isNamed ? closestPage(path) : null;
  notify({
    type: 'info',
    title,
    ...(isNamed && { text: written(path) }),
    ...(closest && { action: { name: 'open', id: closest } }),
  });
}
