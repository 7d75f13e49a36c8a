import { differences } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useDropOnPage } from './use-drop-on-page.ts';

type FileDropProps = {
  /** Of the button, and the name of its field. */
  label: string;
  /** What kind of file. */
  children: ReactNode;
  /** Says whether the file is a text. */
  onFile: (file: File) => Promise<boolean>;
  /** What was opened or typed since says nothing of a file that was refused. */
  about?: string;
  onRefused?: () => void;
  /** It takes what is dropped beside it, too: one on a page. */
  isWholePage?: boolean;
};

function NoText({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <span role="alert">
      <Trans>{name} is no text file. Nothing was opened.</Trans>
    </span>
  );
}

function Unread({ dropped: [read, ...others] }: { dropped: readonly string[] }) {
  const unread = others.join(', ');
  return (
    <span aria-live="polite">
      {unread === '' ? null : (
        <Trans>
          One file is read at a time: {read} was read. Not read: {unread}.
        </Trans>
      )}
    </span>
  );
}

/** A JSON file, chosen or dropped. */
export function FileDrop({ about = '', isWholePage = false, ...props }: FileDropProps) {
  const { label, children, onFile, onRefused } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [noText, setNoText] = useState<{ name: string; about: string } | null>(null);
  const open = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    // Emptied when the field is cleared for the next file.
    const names = [...(files ?? [])].map(({ name }) => name);
    const isText = await onFile(file);
    setNoText(isText ? null : { name: file.name, about });
    setDropped(isText ? names : []);
    if (!isText) onRefused?.();
  };
  useDropOnPage({ isActive: isWholePage, onOver: setOver, onFiles: (files) => void open(files) });
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    // Dropping is another way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={differences().drop}
      role="group"
      aria-label={label}
      data-over={isOver ? '' : undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        void open(event.dataTransfer.files);
      }}
    >
      <Button icon={Upload} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ target }) => void open(target.files)}
        // The same file can be read again.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
      <span>{children}</span>
      <NoText name={noText?.about === about ? noText.name : null} />
      <Unread dropped={dropped} />
    </div>
  );
}
