import { useOnce } from '../use-once.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FocusPart } from '#ui/layout/focus-part.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { View, Views } from './use-views.ts';
import { ViewFailure } from './view-failure.tsx';

// The view that was just removed, which can be had back as it was.
export function RemovedView({ view, views }: { view: View; views: Views }) {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  const { name, query, pinned } = view;
  const { mutate, isPending, isSuccess, error } = useOnce(async () => {
    await views.save({ name, query, pinned });
    // Its button goes.
    place.current?.focus();
  });
  return (
    <FocusPart ref={place} label={t`Deleted view`}>
      <Callout
        tone="success"
        live
        action={
          isSuccess ? null : (
            <Button writes size="sm" icon={Undo2} busy={isPending} onClick={() => mutate()}>
              <Trans>Undo</Trans>
            </Button>
          )
        }
      >
        {isSuccess ? <Trans>{name} is back.</Trans> : <Trans>{name} was deleted.</Trans>}
      </Callout>
      <ViewFailure error={error} />
    </FocusPart>
  );
}
