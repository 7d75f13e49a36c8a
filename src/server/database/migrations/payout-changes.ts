import { statements } from '../statements.ts';

// What an offer pays from then on, in the form of offer_payout, the default first.
export const payoutChanges = statements(
  `alter table offer add column payout_change_at timestamptz`,
  `alter table offer add column next_payouts jsonb`,
);
