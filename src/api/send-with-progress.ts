import { ApiError, RequestCanceled } from './api-error.ts';

type Sending = {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: BodyInit };
};

/** Of an upload with its percent, of a file that is downloaded with the lines that have arrived. */
export type OnProgress = (reached: number) => void;

// Upload progress, which fetch lacks.
function upload({ url, init }: Sending, signal: AbortSignal, onProgress: OnProgress) {
  return new Promise<{ status: number; headers: Headers; _data: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method, url);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress((loaded / total) * 100);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        headers: new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' }),
        _data: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'NETWORK_ERROR' })));
    request.addEventListener('abort', () => reject(new RequestCanceled()));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.abort();
    // Bodies are texts and forms here, never streams.
    else request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
  });
}

const lineFeed = 10;

// Passes a file on as it is.
function countLines(onLines: OnProgress) {
  let lines = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      for (const byte of part) if (byte === lineFeed) lines += 1;
      onLines(lines);
      controller.enqueue(part);
    },
  });
}

async function download({ url, init }: Sending, signal: AbortSignal, onProgress: OnProgress) {
  try {
    const { status, headers, body } = await fetch(url, { ...init, signal });
    // With its headers, by which the file knows its type.
    const file = body && (await new Response(body.pipeThrough(countLines(onProgress)), { headers }).blob());
    return { status, headers, _data: file };
  } catch {
    throw signal.aborted ? new RequestCanceled() : new ApiError({ status: 0, code: 'NETWORK_ERROR' });
  }
}

/** Any answer resolves; rejects with `RequestCanceled` or `ApiError` (P3, P5). */
export const sendWithProgress = (sending: Sending, signal: AbortSignal, onProgress: OnProgress) =>
  (sending.init.method === 'GET' ? download : upload)(sending, signal, onProgress);
