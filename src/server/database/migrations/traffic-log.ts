import { statements } from '../statements.ts';

// Logs are read by time and id, of all offers or of one; what was by time alone is the beginning of that.
export const trafficLog = statements(
  `alter table conversion add column reason text`,
  `create index conversion_log on conversion (partner_id, ts, id)`,
  `create index conversion_log_offer on conversion (partner_id, offer_id, ts, id)`,
  `create index click_log on click (partner_id, ts, id)`,
  `create index click_log_offer on click (partner_id, offer_id, ts, id)`,
  `drop index conversion_ts`,
  `drop index click_ts`,
);
