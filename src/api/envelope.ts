import { parseWithoutDirectionControls } from '#contract/direction-controls.ts';
import { isRecord, type FirstCall } from '#contract/first-calls.ts';
import { ApiError } from './api-error.ts';

type Envelope = { data?: unknown; meta?: { api_version?: unknown; total?: unknown; quota?: unknown } };
export const envelopeOf = (body: unknown): Envelope => (isRecord(body) ? body : {});

// A truncated or HTML answer is an error.
export function readJson(text: string, status: number): unknown {
  try {
    return parseWithoutDirectionControls(text);
  } catch {
    throw new ApiError({ status, code: 'UNREADABLE_ANSWER' });
  }
}

// A `bare` answer may come without an envelope (S2).
export const unwrapped = (kind: string, body: unknown): unknown =>
  kind === 'bare' && !(isRecord(body) && 'data' in body) ? body : envelopeOf(body).data;

export function versionOf(body: unknown): string | null {
  const version = envelopeOf(body).meta?.api_version;
  return typeof version === 'string' ? version : null;
}

export function firstValueOf({ answer }: FirstCall, body: unknown, status: number): unknown {
  const value = answer.read(unwrapped(answer.kind, body));
  if (value === undefined) throw new ApiError({ status, code: 'UNEXPECTED_ANSWER' });
  return answer.kind === 'document' ? { data: value, apiVersion: versionOf(body) } : value;
}
