import { code } from '#styled/recipes';
import { tipOf } from '../overlays/tip-anchor.ts';

/** `cut` truncates it to one line, `short` to a shorter one; the tooltip has all of it. */
export function Code({ children, cut = false }: { children: string; cut?: boolean | 'short' }) {
  return (
    <code
      className={code({ cut: cut === true ? 'long' : cut || undefined })}
      {...tipOf(cut ? children : null)}
    >
      {children}
    </code>
  );
}
