import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { inTurns } from './in-turns.ts';
import { readingLog } from './read-log.ts';
import type { Live } from './use-live.ts';

/** Opens the event log of a file. */
export function OpenLog({
  send,
  isLabelled = false,
}: Pick<Live, 'send'> & { /** Beside buttons with labels. */ isLabelled?: boolean }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = () => field.current?.click();
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = await inTurns(readingLog(await file.text()), () => true);
    setRefused(read?.log ? null : file.name);
    if (read?.log) send({ type: 'log.open', log: read.log });
  };
  return (
    <>
      {isLabelled ? (
        <Button icon={Upload} size="sm" onClick={choose}>
          {t`Open event log`}
        </Button>
      ) : (
        <IconButton label={t`Open event log`} icon={Upload} size="sm" onClick={choose} />
      )}
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t`Event log to open`}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      {refused === null ? null : (
        <span role="alert">
          {refused}: <Trans>This file contains no event log.</Trans>
        </span>
      )}
    </>
  );
}
