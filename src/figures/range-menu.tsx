import { useDraft, useHasDraft } from '#fields/use-draft.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import type { PopupTrigger } from '#ui/controls/popup-button.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { RangePanelProps } from './range-panel.tsx';

const RangePanel = lazyComponent(async () => (await import('./range-panel.tsx')).RangePanel, FailedPart);

type RangeMenuProps = RangePanelProps & { trigger: PopupTrigger };

/** Chooses the days that are shown: the calendar loads when it is about to open, and opens again over a draft. */
export function RangeMenu({ trigger, onChoose, ...panel }: RangeMenuProps) {
  const { t } = useLingui();
  const draft = useDraft(panel.draft);
  const [isOpen, setIsOpen] = useState(useHasDraft(panel.draft));
  const setOpen = (open: boolean) => {
    if (!open) draft?.write({});
    setIsOpen(open);
  };
  return (
    <Popover
      roomy
      label={t`Date range`}
      loadContent={RangePanel.load}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <Suspense fallback={<Skeleton width="min(740px, 100vw)" height={442} />}>
        <RangePanel
          {...panel}
          onChoose={(change) => {
            setOpen(false);
            onChoose(change);
          }}
        />
      </Suspense>
    </Popover>
  );
}
