import { QrCode as Ark } from '@ark-ui/react/qr-code';
import { qrCode } from '#styled/recipes';

/** A text as a picture for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = qrCode();
  return (
    <Ark.Root value={text} className={styles.root}>
      <Ark.Frame className={styles.frame} role="img" aria-label={label}>
        <Ark.Pattern className={styles.pattern} />
      </Ark.Frame>
    </Ark.Root>
  );
}
