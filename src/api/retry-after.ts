const second = 1000;

// In ms; a date is relative to the network's own clock.
export function retryAfterOf(headers: Headers): number | null {
  const requested = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(requested)) return Number(requested) * second;
  const until = Date.parse(requested);
  if (Number.isNaN(until)) return null;
  const now = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}
