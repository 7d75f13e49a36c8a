import { randomBytes } from 'node:crypto';

/** Which request this is among those of all servers that it passes (W3C trace context). */
export type Trace = {
  id: string;
  /** The name that its sender gave it, or the id of the trace. */
  requestId: string;
  /** For the next server. */
  headers: Readonly<Record<string, string>>;
};

const traceparent = /^00-(?!0{32})(?<id>[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-(?<flags>[0-9a-f]{2})$/;
const requestIds = /^[\w.:-]{1,128}$/;

/** The trace that a request names, or a new one. What makes no sense is replaced and passed on to nobody. */
export function traceOf(headers: Headers): Trace {
  const given = traceparent.exec(headers.get('traceparent') ?? '')?.groups;
  const id = given?.['id'] ?? randomBytes(16).toString('hex');
  const flags = given?.['flags'] ?? '00';
  const named = headers.get('x-request-id') ?? '';
  const requestId = requestIds.test(named) ? named : id;
  const state = given && headers.get('tracestate');
  return {
    id,
    requestId,
    headers: {
      traceparent: `00-${id}-${randomBytes(8).toString('hex')}-${flags}`,
      ...(state && { tracestate: state }),
      'x-request-id': requestId,
    },
  };
}
