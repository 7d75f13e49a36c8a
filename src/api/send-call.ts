import { ofetch } from 'ofetch';

export { createIntents } from './intents.ts';

// Loaded with the first call. Any status resolves.
export const sendCall = (url: string, init: RequestInit & { responseType: 'text' | 'blob' }) =>
  ofetch.raw(url, { ...init, retry: false, ignoreResponseError: true });
