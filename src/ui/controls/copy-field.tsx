import { useLingui } from '@lingui/react/macro';
import { copyField } from '#styled/recipes';
import { CopyButton } from './copy-button.tsx';

type CopyFieldProps = {
  text: string;
  /** What is copied. */
  label: string;
};

/** A text to take along, whole, with the button that copies it. */
export function CopyField({ text, label }: CopyFieldProps) {
  const { t } = useLingui();
  const styles = copyField();
  return (
    <div className={styles.root}>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} label={label}>{t`Copy`}</CopyButton>
    </div>
  );
}
