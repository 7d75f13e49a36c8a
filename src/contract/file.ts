import * as z from 'zod/mini';

/** A download, streamed, with its name in content-disposition (P5); the same filters as its list, all rows. */
export const file = { kind: 'file', schema: z.string() } as const;
/** A download of several files in one ZIP archive. */
export const zipFile = { ...file, mediaType: 'application/zip' } as const;
