import { useLingui } from '@lingui/react/macro';
import { copyField } from '#styled/recipes';
import { CopyButton } from './copy-button.tsx';

type CopyFieldProps = {
  text: string;
  /** In groups of four, to be typed. */
  grouped?: boolean;
  label: string;
  /** Its button has the focus at first. */
  takesFocus?: boolean;
};

export function CopyField({ text, label, grouped = false, takesFocus = false }: CopyFieldProps) {
  const { t } = useLingui();
  const styles = copyField();
  return (
    <div className={styles.root}>
      <code className={styles.text}>{grouped ? text.match(/.{1,4}/g)?.join(' ') : text}</code>
      <CopyButton text={text} label={label} takesFocus={takesFocus}>{t`Copy`}</CopyButton>
    </div>
  );
}
