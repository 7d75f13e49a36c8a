import { chartSheet } from '#styled/recipes';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormats } from './formats.ts';
import type { Zoom } from './use-zoom.ts';

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { t } = useLingui();
  const { share } = useFormats();
  return (
    <>
      <IconButton label={t`Smaller`} icon={ZoomOut} onClick={zoom.zoomOut} />
      <span className={chartSheet().zoom}>{share(Math.round(zoom.scale * 100) / 100)}</span>
      <IconButton label={t`Larger`} icon={ZoomIn} onClick={zoom.zoomIn} />
      <IconButton label={t`Fit the width`} icon={Maximize2} onClick={zoom.fit} />
    </>
  );
}
