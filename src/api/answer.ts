import type { Endpoint } from '#contract/endpoint.ts';
import { isRecord } from '#contract/first-calls.ts';
import { quota } from '#contract/quotas.ts';
import { essential } from '#contract/values.ts';
import * as z from 'zod/mini';
import { ApiError, throwPartFailed } from './api-error.ts';
import { envelopeOf, unwrapped, versionOf } from './envelope.ts';
import type { Losses } from './lenient.ts';
import { arePlain } from './plain-rows.ts';

const isCount = (total: unknown) => /^\d+$/.test(String(total));

function rowsOf(body: unknown) {
  const { data, meta } = envelopeOf(body);
  const near = quota.safeParse(meta?.quota).data;
  if (isRecord(data) && 'data' in data) {
    const count = Array.isArray(data['data']) ? data['data'].length : 0;
    return {
      limit: -1,
      offset: 0,
      ...data,
      total: isCount(data['total']) ? data['total'] : count,
      quota: near,
    };
  }
  const total = Array.isArray(data) ? data.length : 0;
  return { data, total: meta?.total ?? total, limit: -1, offset: 0, quota: near };
}

// Rows that are plain are judged without zod.
const pageOf = (row: z.ZodMiniType, { data }: { data?: unknown }) =>
  z.object({
    data: Array.isArray(data) && arePlain(row, data) ? z.unknown() : essential(z.array(row)),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    quota: z.optional(quota),
  });

type Answered = { status: number; onLosses?: (losses: Losses) => void };

const unexpected = ({ status }: Answered) => new ApiError({ status, code: 'UNEXPECTED_ANSWER' });

// `isPage`: the value holds the rows of a list.
type Unwrapped = { schema: z.ZodMiniType; value: unknown; isPage: boolean };

// The code for answers that break the contract loads with the first of them.
async function check({ schema, value, isPage }: Unwrapped, { status, onLosses }: Answered) {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { readLeniently } = await import('./lenient.ts').catch(throwPartFailed);
  const read = readLeniently(schema, value, isPage);
  if (!read) throw unexpected({ status });
  if (read.losses.places.length > 0) onLosses?.(read.losses);
  return read.value;
}

function unwrap({ kind, schema }: Endpoint['answer'], body: unknown): Unwrapped {
  if (kind !== 'page') return { schema, value: unwrapped(kind, body), isPage: false };
  const value = rowsOf(body);
  return { schema: pageOf(schema, value), value, isPage: true };
}

// Unknown fields are dropped (P4, S2); what cannot be read costs its field or row and is reported to `onLosses`.
export async function valueOf({ answer }: Endpoint, body: unknown, answered: Answered): Promise<unknown> {
  // Otherwise a missing envelope would pass as null.
  if (answer.kind !== 'bare' && !isRecord(body)) throw unexpected(answered);
  const data = await check(unwrap(answer, body), answered);
  return answer.kind === 'document' ? { data, apiVersion: versionOf(body) } : data;
}
