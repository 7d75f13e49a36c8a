import { code } from '#styled/recipes';
import { tipOf } from '../overlays/tip-anchor.ts';

// In letters: the end of an address, where calls of one tracker differ.
const tail = 12;

type Cut = boolean | 'origin' | 'short';

// What gives way, and what stays.
function partsOf(text: string, cut: Cut): readonly [string, string] {
  if (cut === 'origin') {
    const path = text.indexOf('/', text.indexOf('//') + 2);
    return path > 0 ? [text.slice(0, path), text.slice(path)] : ['', text];
  }
  return cut === true && text.length > 2 * tail ? [text.slice(0, -tail), text.slice(-tail)] : ['', text];
}

const variants = { true: 'long', origin: 'origin', short: 'short', false: undefined } as const;

/**
 * On one line: `cut` leaves out the middle of what is longer, `origin` the host that all of a list share, `short` the
 * end, of a shorter line; the tooltip has all of it.
 */
export function Code({ children, cut = false }: { children: string; cut?: Cut }) {
  const [before, after] = partsOf(children, cut);
  return (
    <code className={code({ cut: variants[`${cut}`] })} {...tipOf(cut ? children : null)}>
      {before ? <span>{before}</span> : null}
      {after}
    </code>
  );
}
