import { numberLocale } from '#i18n/writing.ts';
import { FileUpload as Ark } from '@ark-ui/react/file-upload';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip, Upload, X } from 'lucide-react';
import { button, fileInput } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import { Icon } from '../content/icon.tsx';

type FileInputProps = {
  files: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: () => void;
  /** More than one selects several files. */
  maxFiles?: number;
  accept?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
};

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function sizeIn(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // In short, a byte has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}

function List({ files, isFixed }: { files: readonly File[]; isFixed: boolean }) {
  const { t, i18n } = useLingui();
  const styles = fileInput();
  if (files.length === 0) return null;
  return (
    <Ark.ItemGroup className={styles.list}>
      {files.map((file) => (
        <Ark.Item key={`${file.name}-${file.size}-${file.lastModified}`} file={file} className={styles.item}>
          <Icon of={Paperclip} size="sm" />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeIn(file.size, numberLocale(i18n.locale))}</span>
          {isFixed ? null : (
            <Ark.ItemDeleteTrigger className={styles.remove} aria-label={t`Remove ${file.name}`}>
              <Icon of={X} size="sm" />
            </Ark.ItemDeleteTrigger>
          )}
        </Ark.Item>
      ))}
    </Ark.ItemGroup>
  );
}

/** Files, chosen or dropped; each can be removed. */
export function FileInput({ files, onChange, onBlur, maxFiles = 1, accept, ...state }: FileInputProps) {
  const styles = fileInput();
  const { id, 'aria-required': isRequired, ...aria } = useFieldControl();
  const labelId = useFieldLabel();
  const isFixed = Boolean(state.isDisabled || state.isReadOnly);
  return (
    <Ark.Root
      className={styles.root}
      acceptedFiles={[...files]}
      onFileChange={(details) => {
        if (!isFixed) onChange(details.acceptedFiles);
      }}
      maxFiles={maxFiles}
      disabled={isFixed}
      invalid={state.isInvalid}
      ids={{ trigger: id, label: labelId }}
      // Ark's text is English in every language.
      translations={{ dropzone: '' }}
    >
      <Ark.Dropzone className={styles.dropzone} tabIndex={-1} role="presentation" disableClick>
        <Ark.Trigger
          className={button({ size: 'md' })}
          aria-labelledby={[id, labelId].join(' ')}
          onBlur={onBlur}
          {...aria}
        >
          <Icon of={Upload} size="sm" />
          <span>{maxFiles > 1 ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}</span>
          {isRequired ? (
            <HiddenText>
              {' '}
              <Trans>required</Trans>
            </HiddenText>
          ) : null}
        </Ark.Trigger>
        <span className={styles.hint}>
          <Trans>or drop it here</Trans>
        </span>
      </Ark.Dropzone>
      <List files={files} isFixed={isFixed} />
      <Ark.HiddenInput accept={accept} aria-hidden="true" />
    </Ark.Root>
  );
}
