import { afterAll, vi } from 'vitest';

// Test files share a thread, and libraries decide by globals where they run: a `document` left
// behind made the next file's PostCSS look for its own address in a page.
afterAll(() => {
  vi.unstubAllGlobals();
});
