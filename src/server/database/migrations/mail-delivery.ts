import { statements } from '../statements.ts';

// Mails of before were never to be sent.
export const mailDelivery = statements(
  `alter table outbox add column status text not null default 'expired', add column attempts int not null default 0,
    add column next_at timestamptz, add column answer text not null default ''`,
  `create index outbox_due on outbox (next_at) where next_at is not null`,
);
