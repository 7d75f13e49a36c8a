import { id, statements } from '../statements.ts';

// A partner has one open payment at a time. `invoiced_micros` is in the currency of the payment, `amount_micros` in
// that of the account.
export const payments = statements(
  `create table payment (partner_id bigint not null references partner (id), ${id}, number int not null,
    status text not null check (status in ('requested', 'approved', 'paid', 'declined')),
    is_automatic boolean not null, currency text not null, amount_micros bigint not null,
    requested_at timestamptz not null, approved_at timestamptz, closed_at timestamptz, reason text,
    recipient jsonb, payment_method text, payee text, primary key (partner_id, id), unique (partner_id, number))`,
  `create unique index payment_open on payment (partner_id) where status in ('requested', 'approved')`,
  `create table payment_item (partner_id bigint not null, payment_id bigint not null, conversion_id uuid not null,
    amount_micros bigint not null, invoiced_micros bigint not null,
    primary key (partner_id, payment_id, conversion_id))`,
);
