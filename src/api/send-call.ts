import { ofetch } from 'ofetch';

export { createIntents } from './intents.ts';

/** With how many lines of the file have arrived so far. */
export type OnLines = (lines: number) => void;

const lineFeed = 10;

function countLines(onLines: OnLines) {
  let lines = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      for (const byte of part) if (byte === lineFeed) lines += 1;
      onLines(lines);
      controller.enqueue(part);
    },
  });
}

type Init = RequestInit & { responseType: 'text' | 'blob' };

const send = <Type extends 'text' | 'blob' | 'stream'>(
  url: string,
  init: RequestInit & { responseType: Type },
) => ofetch.raw<unknown, Type>(url, { ...init, retry: false, ignoreResponseError: true });

/** Loaded with the first call. Any status resolves. */
export async function sendCall(url: string, init: Init, onLines?: OnLines) {
  if (!onLines) return send(url, init);
  const { status, headers, _data: stream } = await send(url, { ...init, responseType: 'stream' });
  // With its headers, by which the file knows its type.
  const body = stream && (await new Response(stream.pipeThrough(countLines(onLines)), { headers }).blob());
  return { status, headers, _data: body };
}
