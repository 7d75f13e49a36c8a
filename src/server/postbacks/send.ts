import { AddressRefused, NotAnswered, safeFetch } from '../outgoing/safe-fetch.ts';

type Call = { method: 'GET' | 'POST'; url: string };
type Reached = { allowLoopback: boolean; signal?: AbortSignal };
type Sent = { ok: boolean; http_status: number | null; response: string; error: string | null };

const timeoutMs = 5000;
const maxBytes = 2048;
const quickMs = 1000;
const agent = { 'user-agent': 'postbacks/1.0' };

const noAnswer = ({ message }: Error): Sent => ({
  ok: false,
  http_status: null,
  response: '',
  error: message,
});

// A GET as it is; a POST with the query of the address as a form.
function requestOf({ method, url }: Call) {
  const target = URL.parse(url);
  if (method === 'GET' || !target) return { url, method, headers: agent };
  const body = target.search.slice(1);
  target.search = '';
  const headers = { ...agent, 'content-type': 'application/x-www-form-urlencoded' };
  return { url: target.href, method, headers, body };
}

export async function send(call: Call, reached: Reached): Promise<Sent> {
  const { url, ...request } = requestOf(call);
  try {
    const { status, body } = await safeFetch(url, { ...request, ...reached, timeoutMs, maxBytes });
    const ok = status >= 200 && status < 300;
    const error = ok ? null : `The answer was ${status}`;
    return { ok, http_status: status, response: body.toString('utf8').replaceAll('\0', ''), error };
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    return noAnswer(error);
  }
}

export type Tried = Sent & { isQuick: boolean };

/** For calls that nobody waits for: a refused address has failed as well. Null once `signal` is aborted. */
export async function trySend(call: Call, reached: Required<Reached>): Promise<Tried | null> {
  const started = performance.now();
  const sent = await send(call, reached).catch((error: unknown) => {
    if (!(error instanceof AddressRefused)) throw error;
    return noAnswer(error);
  });
  return reached.signal.aborted ? null : { ...sent, isQuick: performance.now() - started < quickMs };
}
