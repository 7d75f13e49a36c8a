import type { Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';

export type MailTables = {
  outbox: {
    id: Generated<number>;
    recipient: string;
    template: string;
    locale: string;
    subject: string;
    body: string;
    link: string | null;
    created_at: Instant;
  };
};
