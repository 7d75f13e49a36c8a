import type { Evidence } from '#contract/evidence.ts';
import { useEffect, useRef, useState } from 'react';
import type { Releases } from '../use-releases.ts';
import type { CheckedText, Unreadable } from './check-here.ts';

/** What came of the last log; null as long as there is none. */
export type Result = CheckedText | Unreadable | 'failed' | null;

// All charts and their code: not for those who check nothing.
const loadChecks = () => import('./check-here.ts');

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

/** The log that is checked, and what comes of it. `share` is how much is done, from 0 to 1; null: none is under way. */
export function useLogCheck({ opened }: Pick<Releases, 'opened'>) {
  const [text, setText] = useState('');
  /** The name of the file that the text is of. */
  const [file, setFile] = useState<string | null>(null);
  const [result, setResult] = useState<Result>(null);
  const [share, setShare] = useState<number | null>(null);
  const latest = useRef(0);

  function cancel() {
    latest.current += 1;
    setShare(null);
  }
  function forget() {
    cancel();
    setResult(null);
  }
  async function check(log: string, releases: readonly Evidence[]) {
    forget();
    const { current: own } = latest;
    const isLatest = () => own === latest.current;
    const onShare = (done: number) => {
      if (isLatest()) setShare(done);
      return isLatest();
    };
    setShare(0);
    try {
      const { checkText } = await loadChecks();
      const checked = await checkText(log, releases, onShare);
      if (isLatest()) setResult(checked);
    } catch {
      if (isLatest()) setResult('failed');
    }
    if (isLatest()) setShare(null);
  }

  useEachTime(opened, (releases) => {
    if (text.trim() !== '') void check(text, releases);
  });

  return {
    text,
    file,
    result,
    share,
    cancel,
    check: () => void check(text, opened),
    forget,
    /** Another text, which nobody has checked yet. */
    type: (typed: string) => {
      forget();
      setText(typed);
      setFile(null);
    },
    /** Another text, which is checked at once. */
    open: (log: string, name: string) => {
      setText(log);
      setFile(name);
      void check(log, opened);
    },
  };
}
export type LogCheck = ReturnType<typeof useLogCheck>;
