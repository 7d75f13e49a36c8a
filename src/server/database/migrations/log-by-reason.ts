import { statements } from '../statements.ts';

// Rare reasons stand far apart among all rejections; the empty text is that of none.
export const logByReason = statements(
  `create index conversion_log_reason on conversion (partner_id, coalesce(reason, ''), ts, id) where status = 'rejected'`,
);
