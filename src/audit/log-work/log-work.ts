import type { Evidence } from '#contract/evidence.ts';
import type { CheckedText, Unreadable } from '../conformance/check-here.ts';
import type { ReadLog } from '../live/read-log.ts';

/** A file that is too long for a page to hold its text, or the text itself. */
export type LogSource = string | Blob;

/** What a worker is asked: to read a log, or to check it against the charts of this page and of other releases. */
export type LogQuestion =
  | { type: 'read'; source: LogSource }
  | { type: 'check'; source: LogSource; releases: readonly Evidence[] };

/** What comes of a question; null where the source is no text. */
export type LogAnswers = {
  read: ReadLog | null;
  check: CheckedText | Unreadable | null;
};

/** What a worker says: how much is done, from 0 to 1, then what has come of it. */
export type LogMessage<Type extends LogQuestion['type'] = LogQuestion['type']> =
  | { type: 'share'; share: number }
  | { type: 'answer'; answer: LogAnswers[Type] };
