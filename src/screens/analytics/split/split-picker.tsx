import { Button } from '#ui/controls/button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Split } from 'lucide-react';
import { Suspense } from 'react';

const SplitPanel = lazyComponent(async () => (await import('./split-panel.tsx')).SplitPanel, FailedPart);

/** Chooses what has a line of its own in the chart; the rows load when it opens. */
export function SplitPicker() {
  const { t } = useLingui();
  return (
    <Popover
      end
      label={t`Split into lines`}
      trigger={
        <Button variant="ghost" size="sm" icon={Split}>
          <Trans>Split into lines</Trans>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton width="100%" height={240} />}>
        <SplitPanel />
      </Suspense>
    </Popover>
  );
}
