import type { Evidence } from '#contract/evidence.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LogSource } from '../log-work/log-work.ts';
import { workOnLog } from '../log-work/work-on-log.ts';
import { readText } from '../read-text.ts';
import { useAskBeforeReload, useTabState } from '../tab-memory.ts';
import type { Releases } from '../use-releases.ts';
import type { CheckedText, Unreadable } from './check-here.ts';

/** What came of the last log; null as long as there is none. */
export type Result = CheckedText | Unreadable | 'failed' | null;

/** In letters: a browser takes seconds to lay out more. */
export const longestShown = 1_000_000;

// What another release explains is checked again with it.
function useEachTime(opened: readonly Evidence[], check: (releases: readonly Evidence[]) => void) {
  const again = useRef(check);
  useEffect(() => {
    again.current = check;
  });
  useEffect(() => {
    if (opened.length > 0) again.current(opened);
  }, [opened]);
}

/** What was checked before a reload is checked again. */
function useOnceAgain(isChecked: boolean, check: () => void) {
  const begin = useEffectEvent(() => {
    if (isChecked) check();
  });
  useEffect(() => begin(), []);
}

type Typed = { text: string; file: string | null; isChecked: boolean };
const noLog: Typed = { text: '', file: null, isChecked: false };

const isEmptySource = (source: LogSource) =>
  typeof source === 'string' ? source.trim() === '' : source.size === 0;

/** A check beside the page, one at a time. `share` is how much is done, from 0 to 1; null: none is under way. */
function useChecking() {
  const [result, setResult] = useState<Result>(null);
  const [share, setShare] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);

  function cancel() {
    underWay.current?.abort();
    setShare(null);
  }
  function forget() {
    cancel();
    setResult(null);
  }
  /** Says whether the log is a text at all. */
  async function check(log: LogSource, releases: readonly Evidence[]): Promise<boolean> {
    forget();
    const own = new AbortController();
    underWay.current = own;
    const { signal } = own;
    setShare(0);
    const checked = await workOnLog(
      { type: 'check', source: log, releases },
      { onShare: setShare, signal },
    ).catch(() => 'failed' as const);
    if (signal.aborted) return true;
    setShare(null);
    setResult(checked);
    return checked !== null;
  }
  return { result, share, cancel, forget, check };
}

/** The log that is checked, and what comes of it. */
export function useLogCheck({ opened }: Pick<Releases, 'opened'>) {
  const [typed, setTyped] = useTabState('checked-log', noLog);
  /** In place of a text that is too long for a page: no reload brings it back. */
  const [long, setLong] = useState<Blob | null>(null);
  useAskBeforeReload(long !== null);
  const { result, share, cancel, forget, check } = useChecking();
  const source = long ?? typed.text;
  /** The name of the file that it is of. */
  const { file } = typed;

  function take(next: LogSource, name: string | null) {
    const isShort = typeof next === 'string';
    setTyped({ text: isShort ? next : '', file: name, isChecked: false });
    setLong(isShort ? null : next);
  }
  function judge(log: LogSource, releases: readonly Evidence[]) {
    setTyped((now) => ({ ...now, isChecked: true }));
    return check(log, releases);
  }
  function open(log: LogSource, name: string) {
    take(log, name);
    return judge(log, opened);
  }

  useEachTime(opened, (releases) => {
    if (!isEmptySource(source)) void judge(source, releases);
  });
  useOnceAgain(typed.isChecked && !isEmptySource(source), () => void check(source, opened));

  return {
    source,
    file,
    result,
    share,
    isEmpty: isEmptySource(source),
    /** Another one with each log. */
    about: typeof source === 'string' ? source : `${file}`,
    cancel,
    check: () => void judge(source, opened),
    forget,
    /** Another text, which nobody has checked yet. */
    type: (text: string) => {
      forget();
      take(text, null);
    },
    /** Another text, which is checked at once. */
    open: (log: string, name: string) => void open(log, name),
    /** A file, which is checked at once; one that is too long to be shown is read by the check alone. Says whether it is a text. */
    openFile: async (log: File): Promise<boolean> => {
      if (log.size > longestShown) return open(log, log.name);
      const text = await readText(log);
      if (text !== null) void open(text, log.name);
      return text !== null;
    },
  };
}
export type LogCheck = ReturnType<typeof useLogCheck>;
