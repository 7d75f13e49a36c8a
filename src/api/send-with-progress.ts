import { ApiError, RequestCanceled } from './api-error.ts';

type Sending = {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: BodyInit };
};

export type OnProgress = (share: number) => void;

// Upload progress, which fetch lacks. Any answer resolves; rejects with `RequestCanceled` or `ApiError` (P3).
export function sendWithProgress({ url, init }: Sending, signal: AbortSignal, onProgress: OnProgress) {
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
