import { useFormats } from '#i18n/formats.tsx';
import { Plural, Trans } from '@lingui/react/macro';

type DownloadProgressProps = {
  /** Those of the file that have arrived; the first is that of the column names. */
  lines: number;
  /** How many rows the file will have; null: not known. */
  rows: number | null;
};

/** How far a download is, on the button that cancels it. */
export function DownloadProgress({ lines, rows }: DownloadProgressProps) {
  const { share } = useFormats();
  const loaded = Math.max(lines - 1, 0);
  if (!rows) return <Plural value={loaded} one="Cancel download (# row)" other="Cancel download (# rows)" />;
  const part = share(Math.min(Math.round((loaded / rows) * 100), 100));
  return <Trans>Cancel download ({part})</Trans>;
}
