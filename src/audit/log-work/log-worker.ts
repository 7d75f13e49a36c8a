import { mostEntries } from '#machines/log-viewer/log-viewer.machine.ts';
import { inTurns } from '../in-turns.ts';
import { readText } from '../read-text.ts';
import { readingLog, type ReadLog } from '../live/read-log.ts';
import type { LogAnswers, LogMessage, LogQuestion } from './log-work.ts';

const post = (message: LogMessage) => self.postMessage(message);

function onShare(share: number): boolean {
  post({ type: 'share', share });
  return true;
}

/** The latest entries alone: a viewer shows no more, and taking them over costs the page as much time as there are. */
function latestOf(read: ReadLog): ReadLog {
  if (!read.log) return read;
  const { log } = read;
  const entries = log.entries.toSorted((one, other) => one.seq - other.seq).slice(-mostEntries);
  const omitted = log.entries.length - entries.length;
  return { ...read, log: { ...log, entries, ...(omitted > 0 && { omitted }) } };
}

async function answerTo(question: LogQuestion): Promise<LogAnswers[LogQuestion['type']]> {
  const { source } = question;
  const text = typeof source === 'string' ? source : await readText(source);
  if (text === null) return null;
  if (question.type === 'check') {
    // All charts and their code: not for a log that is only opened.
    const { checkText } = await import('../conformance/check-here.ts');
    return checkText(text, question.releases, onShare);
  }
  const read = await inTurns(readingLog(text), onShare);
  return read && latestOf(read);
}

self.addEventListener('message', ({ data }: MessageEvent<LogQuestion>) => {
  void answerTo(data).then(
    (answer) => post({ type: 'answer', answer }),
    // The page hears of it as of any fault of the worker.
    (error: unknown) => reportError(error),
  );
});
