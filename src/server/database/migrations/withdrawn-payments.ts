import { statements } from '../statements.ts';

// By their publishers, before anybody has decided.
export const withdrawnPayments = statements(
  `alter table payment drop constraint payment_status_check`,
  `alter table payment add constraint payment_status_check
    check (status in ('requested', 'approved', 'paid', 'declined', 'withdrawn'))`,
);
