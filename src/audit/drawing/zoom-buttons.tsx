import { chartSheet } from '#styled/recipes';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useLingui } from '@lingui/react/macro';
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../formats.ts';
import type { Zoom } from './use-zoom.ts';

/** Announces how large a chart is shown, each time that somebody has chosen it: by button, key or wheel. */
function useAnnounced({ chosen }: Zoom, size: string) {
  const announced = useRef(chosen);
  useEffect(() => {
    if (announced.current === chosen) return;
    announced.current = chosen;
    if (chosen !== null) announce(size);
  }, [chosen, size]);
}

/** Makes a drawing smaller and larger. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { t } = useLingui();
  const size = useFormats().share(Math.round(zoom.scale * 100) / 100);
  useAnnounced(zoom, size);
  return (
    <>
      <IconButton
        label={t`Smaller`}
        icon={ZoomOut}
        disabledReason={zoom.isSmallest ? t`It gets no smaller` : null}
        onClick={zoom.zoomOut}
      />
      <span className={chartSheet().zoom}>{size}</span>
      <IconButton
        label={t`Larger`}
        icon={ZoomIn}
        disabledReason={zoom.isLargest ? t`It gets no larger` : null}
        onClick={zoom.zoomIn}
      />
      <IconButton label={t`Fit the width`} icon={Maximize2} onClick={zoom.fit} />
    </>
  );
}
