import { Trans } from '@lingui/react/macro';
import { skipLink } from '#styled/recipes';

/** The first tab stop: skips the navigation to `#main`. */
export function SkipLink() {
  return (
    <a className={skipLink()} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
