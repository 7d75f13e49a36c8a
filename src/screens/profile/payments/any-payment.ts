import { query } from '#api/queries.ts';
import { payments } from '#contract/payments.ts';

/** Refused where the network has no payments. */
export const anyPayment = query(payments.list, { query: { limit: 1 } });
