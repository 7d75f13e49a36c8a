import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { skipLink } from '#styled/recipes';

/** The first tab stop: skips the navigation to an element with this id, which takes the focus. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  // What stands behind the # of an address may be a place of its own.
  const focus = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a className={skipLink()} href={`#${to}`} onClick={focus}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
