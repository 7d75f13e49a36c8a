import { useLingui } from '@lingui/react/macro';
import { copyField } from '#styled/recipes';
import { CopyButton } from './copy-button.tsx';

type CopyFieldProps = {
  text: string;
  label: string;
};

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
