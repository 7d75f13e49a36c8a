import * as z from 'zod/mini';

/** A streamed download, named by content-disposition (P5); same filters as its list, all rows. */
export const file = { kind: 'file', schema: z.string() } as const;
export const zipFile = { ...file, mediaType: 'application/zip' } as const;
export const pdfFile = { ...file, mediaType: 'application/pdf' } as const;
