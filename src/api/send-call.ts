import { ofetch } from 'ofetch';

// Loaded with the first call. Any status resolves.
export const sendCall = (url: string, init: RequestInit & { responseType: 'text' | 'blob' }) =>
  ofetch.raw(url, { ...init, retry: false, ignoreResponseError: true });
