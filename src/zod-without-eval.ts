import { config } from 'zod/v4/mini';

// zod probes for eval before its first object schema, which the content security policy reports as an attack.
config({ jitless: true });

// Replaces zod itself (`vite.config.ts`).
// oxlint-disable-next-line oxc/no-barrel-file
export * from 'zod/v4/mini';
