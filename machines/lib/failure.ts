/** One thing that went wrong; `code` has a text of its own where the portal knows it, else `description` is shown. */
type FailureEntry = { code: string | null; description: string | null; field: string | null };

/**
 * A failed call as data: charts keep no texts, so that a change of language translates what is on screen (E1 to E6).
 * `status` is 0 when no answer came; `messageCode` is the text the call chose for this status; `text` is a body
 * that was a plain string; `reportCode` is the code of the report, if one was made (E13); `retryAfter` is the pause in
 * ms that the network asks for.
 */
export type Failure = {
  status: number;
  code: string | null;
  entries: readonly FailureEntry[];
  messageCode: string | null;
  text: string | null;
  reportCode: string | null;
  retryAfter: number | null;
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function entryOf(value: unknown): FailureEntry {
  const { code, description, field } = fieldsOf(value);
  return { code: textOf(code), description: textOf(description), field: textOf(field) };
}

/** Reads any rejection; never throws, and leaves empty what it cannot read. */
export function failureOf(error: unknown): Failure {
  const { status, code, entries, messageCode, text, reportCode, retryAfter } = fieldsOf(error);
  return {
    status: typeof status === 'number' ? status : 0,
    code: textOf(code),
    entries: Array.isArray(entries) ? entries.map(entryOf) : [],
    messageCode: textOf(messageCode),
    text: textOf(text),
    reportCode: textOf(reportCode),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
  };
}

/** How a chart ends that does one thing; without an error it had nothing to do it with, as no link. */
export type Outcome = { ok: true } | { ok: false; error: Failure | null };
type Ended = { context: { failure: Failure | null } };

export const success: Outcome = { ok: true };
export const failed = ({ context }: Ended): Outcome => ({ ok: false, error: context.failure });

/** What a call is given up with. */
export const noAnswer = { status: 0, code: 'NETWORK_ERROR' };

/** How long a page waits that has nothing else to show, in ms: then that is told, and another try is offered. */
export const answerLimit = 20_000;
