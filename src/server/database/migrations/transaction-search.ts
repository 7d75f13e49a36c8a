import { statements } from '../statements.ts';

// Conversions are found by how their transaction id begins; the operator class serves `like` in any collation.
export const transactionSearch = statements(
  `create index conversion_transaction on conversion (partner_id, txid text_pattern_ops)`,
);
