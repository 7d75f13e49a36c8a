import * as z from 'zod/mini';

/** Approved and pending conversions are paid. */
export const conversionStatus = z.enum(['pending', 'approved', 'rejected']);
