import type { Endpoint } from '#contract/endpoint.ts';
import { isRecord } from '#contract/first-calls.ts';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { envelopeOf, unwrapped, versionOf } from './envelope.ts';

function rowsOf(body: unknown) {
  const { data, meta } = envelopeOf(body);
  if (isRecord(data) && 'data' in data) return data;
  const total = Array.isArray(data) ? data.length : 0;
  return { data, total: meta?.total ?? total, limit: -1, offset: 0 };
}

const pageOf = (row: z.ZodMiniType) =>
  z.object({ data: z.array(row), total: z.int(), limit: z.int(), offset: z.int() });

function check<T>(schema: z.ZodMiniType<T>, value: unknown, status: number): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ApiError({ status, code: 'UNEXPECTED_ANSWER' });
}

/** The value of a successful answer, checked against the contract; fields that are not in it are dropped (P4, S2). */
export function valueOf({ answer }: Endpoint, body: unknown, status: number): unknown {
  switch (answer.kind) {
    case 'page':
      return check(pageOf(answer.schema), rowsOf(body), status);
    case 'document':
      return {
        data: check(answer.schema, unwrapped(answer.kind, body), status),
        apiVersion: versionOf(body),
      };
    default:
      return check(answer.schema, unwrapped(answer.kind, body), status);
  }
}
