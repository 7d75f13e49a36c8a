import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { skipLink } from '#styled/recipes';

// What stands behind the # of an address may be a place of its own.
function focusMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}

/** The first tab stop: skips the navigation to `#main`. */
export function SkipLink() {
  return (
    <a className={skipLink()} href="#main" onClick={focusMain}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
