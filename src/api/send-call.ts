import { ofetch } from 'ofetch';

/** Sends one request and reads its whole answer, whatever its status says. Its code arrives with the first call. */
export const sendCall = (url: string, init: RequestInit & { responseType: 'text' | 'blob' }) =>
  ofetch.raw(url, { ...init, retry: false, ignoreResponseError: true });
