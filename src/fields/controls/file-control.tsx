import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useControl } from '@conform-to/react/future';
import { Suspense } from 'react';
import type { NativeProps } from '../field-control.ts';
import { focusField } from '../focus-field.ts';
import { PassFocus, useValueElement } from '../pass-focus.tsx';

const FileInput = lazyComponent(
  async () => (await import('#ui/controls/file-input.tsx')).FileInput,
  FailedPart,
);

export type FileOptions = { multiple?: boolean; accept?: string; maxFiles?: number };

const height = 58;
const most = 20;

/** A hidden file input holds the files. */
export function FileControl({ id, name, options, isDisabled, isReadOnly, error }: NativeProps<FileOptions>) {
  const { files = [], register, change, blur } = useControl<File[]>({ onFocus: () => focusField(id) });
  const { valueElement, ref } = useValueElement(register);
  const { multiple = false, accept, maxFiles = multiple ? most : 1 } = options;
  return (
    <>
      <HiddenText>
        <input
          type="file"
          name={name}
          multiple={multiple}
          disabled={isDisabled}
          ref={ref}
          tabIndex={-1}
          aria-hidden="true"
        />
      </HiddenText>
      <Suspense fallback={<Skeleton width="100%" height={height} />}>
        <FileInput
          files={files}
          onChange={(chosen) => {
            change(chosen);
            // What is wrong with a file stands there as soon as it is chosen.
            if (chosen.length > 0) blur();
          }}
          onBlur={blur}
          maxFiles={maxFiles}
          accept={accept}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isInvalid={Boolean(error)}
        />
        <PassFocus id={id} valueElement={valueElement} />
      </Suspense>
    </>
  );
}
