import { webAddressOf } from '#api/web-address.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { tipOf } from '#ui/overlays/tip-anchor.ts';

/** Opens a tracking link in another tab, as a visitor would; nothing where it is no address of the web (O5). */
export function TestClick({ address }: { address: string }) {
  const { t } = useLingui();
  const target = webAddressOf(address, window.location.origin);
  return target ? (
    <ButtonLink icon={ExternalLink}>
      <a href={target} target="_blank" rel="noopener noreferrer" {...tipOf(t`Counts as a click of yours`)}>
        <Trans>Open test click</Trans>
      </a>
    </ButtonLink>
  ) : null;
}
