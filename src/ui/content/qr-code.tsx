import { QrCode as Ark } from '@ark-ui/react/qr-code';
import type { ReactElement } from 'react';
import { qrCode } from '#styled/recipes';

type QrCodeProps = {
  text: string;
  label: string;
  /** The file that the `download` button saves: SVG, so it prints at any size. */
  fileName?: string;
  download?: ReactElement;
};

// Includes the quiet zone that cameras need, on paper too.
const encoding = { border: 4 };

export function QrCode({ text, label, fileName = 'qr-code.svg', download }: QrCodeProps) {
  const styles = qrCode();
  return (
    <Ark.Root value={text} encoding={encoding} className={styles.root}>
      <div className={styles.box}>
        <Ark.Frame className={styles.frame} role="img" aria-label={label}>
          <rect width="100%" height="100%" fill="white" />
          <Ark.Pattern className={styles.pattern} />
        </Ark.Frame>
      </div>
      {download ? (
        <Ark.DownloadTrigger asChild fileName={fileName} mimeType="image/svg+xml">
          {download}
        </Ark.DownloadTrigger>
      ) : null}
    </Ark.Root>
  );
}
