import type { Context } from 'hono';
import * as z from 'zod/mini';
import { longestTransaction } from '#contract/tracked-ids.ts';
import { fieldsOf, parse, readJson } from '../http/read-request.ts';
import { refuse } from '../http/refusal.ts';

const report = z.object({
  click_id: z.string().check(z.minLength(1), z.maxLength(64)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
  goal: z._default(z.string().check(z.maxLength(100)), ''),
  txid: z._default(z.string().check(z.maxLength(longestTransaction)), ''),
  amount: z.optional(z.string()),
  reason: z._default(z.string().check(z.maxLength(longestTransaction)), ''),
  status: z._default(z.enum(['pending', 'approved', 'rejected']), 'pending'),
});

// The amount is the sale, in the offer's currency, still to be read by `readAmount`. The reason is that of a rejection.
export type Report = z.infer<typeof report>;

// JSON has more than texts; no value is an empty text, as in an address.
function asText(value: unknown) {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

// An unfilled macro of the advertiser leaves its parameter empty, or stands there itself: both are missing. An amount that
// is missing is refused in words of its own.
const isGiven = ([name, value]: readonly [string, string]) =>
  name === 'amount' || !/^(?:\$?\{{1,2}\w+\}{1,2}|\[\w+\])?$/.test(value);

const asWeWrite = ([name, value]: readonly [string, string]) =>
  [name, name === 'status' ? value.trim().toLowerCase() : value] as const;

async function readFields(context: Context): Promise<object> {
  const [type = ''] = (context.req.header('content-type') ?? '').toLowerCase().split(';');
  const text = await context.req.text();
  if (text === '') return {};
  if (type.trim() === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text));
  if (type.trim() !== 'application/json') throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const body = readJson(text);
  return typeof body === 'object' && body !== null ? body : {};
}

// From the address and, of a POST, from a form or JSON.
export async function readReport(context: Context): Promise<Report> {
  const query = fieldsOf(new URL(context.req.url).searchParams);
  const body = context.req.method === 'POST' ? await readFields(context) : {};
  const fields = Object.entries({ ...query, ...body }).map(([name, value]) => [name, asText(value)] as const);
  return parse(report, Object.fromEntries(fields.filter(isGiven).map(asWeWrite)));
}
