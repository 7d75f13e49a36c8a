import { merge } from 'es-toolkit';
import * as z from 'zod/mini';
import { configuration } from '#contract/config.ts';
import { settingsOf, withVariables } from './brand-settings.ts';
import type { Brand } from './read-brand.ts';

const answered = z.looseObject({ data: z.looseObject({}) });

function parsed(text: string): z.infer<typeof answered> | null {
  try {
    return answered.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

// Left out, not overwritten, is what the folder does not say.
const said = (brand: Brand | null) =>
  brand ? (JSON.parse(JSON.stringify(settingsOf(brand))) as object) : {};

/** Another network's configuration with the folder's brand over it, field by field; what cannot be read passes as it is. */
export async function branded(answer: Response, brand: Brand | null): Promise<Response> {
  const text = await answer.text();
  const body = answer.ok ? parsed(text) : null;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const { status } = answer;
  if (!body) return new Response(text, { status, headers });
  // It is no longer what the network has tagged.
  headers.delete('etag');
  const merged = merge(structuredClone(body.data), said(brand));
  const known = configuration.safeParse(merged);
  const data = known.success ? { ...merged, ...withVariables(known.data) } : merged;
  return new Response(JSON.stringify({ ...body, data }), { status, headers });
}
