import { eventLog } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useBranches } from './use-branches.ts';
import type { Offer } from './simulation.ts';

/** An event that can be tried, and which of its branches are refused and taken. */
export function OfferItem({ offer, onTry }: { offer: Offer; onTry: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const branches = useBranches(offer);
  return (
    <li className={eventLog().offer}>
      <Button
        size="sm"
        aria-describedby={branches === null ? undefined : id}
        disabledReason={offer.takes === null ? t`Every guard refuses it now` : null}
        onClick={onTry}
      >
        {offer.label}
      </Button>
      {branches === null ? null : <span id={id}>{branches}</span>}
    </li>
  );
}
