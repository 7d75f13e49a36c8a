import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { workOnLog } from '../log-work/work-on-log.ts';
import type { Live } from './use-live.ts';

/** Reads a file beside the page: a long log takes seconds, and can be given up. */
function useReading(send: Live['send']) {
  const [refused, setRefused] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => {
    underWay.current?.abort();
    setShare(null);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    cancel();
    const own = new AbortController();
    underWay.current = own;
    const { signal } = own;
    setShare(0);
    const read = await workOnLog({ type: 'read', source: file }, { onShare: setShare, signal }).catch(
      () => null,
    );
    if (signal.aborted) return;
    setShare(null);
    setRefused(read?.log ? null : file.name);
    if (read?.log) send({ type: 'log.open', log: read.log });
  };
  return { refused, share, cancel, open };
}

/** Opens the event log of a file. */
export function OpenLog({
  send,
  isLabelled = false,
}: Pick<Live, 'send'> & { /** Beside buttons with labels. */ isLabelled?: boolean }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { refused, share, cancel, open } = useReading(send);
  const choose = () => field.current?.click();
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
      {share === null ? null : (
        <>
          <Progress label={t`Reading the log …`} share={share * 100} />
          <Button size="sm" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      {refused === null ? null : (
        <span role="alert">
          {refused}: <Trans>This file contains no event log.</Trans>
        </span>
      )}
    </>
  );
}
