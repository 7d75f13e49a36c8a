import { id, statements } from '../statements.ts';

// One about a conversion or a transaction of an offer is open at a time.
export const inquiries = statements(
  `create table inquiry (partner_id bigint not null references partner (id), ${id}, number int not null,
    kind text not null check (kind in ('conversion', 'missing', 'message')),
    status text not null check (status in ('open', 'answered', 'granted', 'declined', 'withdrawn')),
    subject text, offer_id bigint references offer (id), conversion_id uuid, click_id text, transaction_id text,
    happened_on date, amount_micros bigint, currency text, opened_at timestamptz not null,
    updated_at timestamptz not null, read_id bigint not null default 0,
    primary key (partner_id, id), unique (partner_id, number))`,
  `create unique index inquiry_about_conversion on inquiry (partner_id, conversion_id)
    where kind = 'conversion' and status in ('open', 'answered')`,
  `create unique index inquiry_about_missing on inquiry (partner_id, offer_id, transaction_id)
    where kind = 'missing' and status in ('open', 'answered')`,
  `create index inquiry_latest on inquiry (partner_id, updated_at)`,
  `create table inquiry_message (partner_id bigint not null, inquiry_id bigint not null, ${id},
    side text not null check (side in ('publisher', 'network')), name text not null,
    status text not null, text text not null, sent_at timestamptz not null,
    file_name text, file_type text, file bytea, primary key (partner_id, inquiry_id, id))`,
);
