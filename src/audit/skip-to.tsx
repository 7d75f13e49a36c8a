import { skipLink } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

/** The first tab stop: skips what stands before an element with this id, which takes the focus. The portal's own is shorter, and on its first page. */
export function SkipTo({ id }: { id: string }) {
  // What stands behind the # of an address may be a place of its own.
  const focus = (event: MouseEvent) => {
    const target = document.getElementById(id);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a className={skipLink()} href={`#${id}`} onClick={focus}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
