import type { Generated } from 'kysely';
import type { Instant, Optional } from '../database/columns.ts';

/** `expired`: a day had passed before the mail server took it. */
type MailStatus = 'waiting' | 'sent' | 'refused' | 'expired';

export type MailTables = {
  outbox: {
    id: Generated<number>;
    recipient: string;
    template: string;
    locale: string;
    subject: string;
    body: string;
    link: string | null;
    /** Where a POST switches such mails off. */
    unsubscribe: Optional<string>;
    created_at: Instant;
    status: MailStatus;
    attempts: Generated<number>;
    /** When it is tried next; null once that is over. */
    next_at: Instant | null;
    /** What the mail server said last. */
    answer: Generated<string>;
  };
  /** Of which a mail server said for good that it has no such mailbox. */
  refused_address: { address: string; answer: string; refused_at: Instant };
};
