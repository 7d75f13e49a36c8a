import type { Generated } from 'kysely';
import type { NoticeChange, NoticeKind, NoticeWay } from '#contract/notices.ts';
import type { Instant, Json, OptionalInstant } from '../database/columns.ts';
import type { AnyFacts } from './facts.ts';

export type NoticeTables = {
  /** Of a user who has changed something; `ways` names what differs from the usual. */
  notice_setting: {
    partner_id: number;
    user_id: number;
    ways: Json<Omit<NoticeChange, 'digest_hour' | 'digest_days' | 'revision'>>;
    digest_hour: number;
    digest_days: number[];
    revision: number;
  };
  /** What happened, for each user who is to hear of it; `key` is the same where it is the same event. */
  notice: {
    partner_id: number;
    id: Generated<number>;
    user_id: number;
    kind: NoticeKind;
    key: string;
    facts: Json<AnyFacts>;
    way: Exclude<NoticeWay, 'off'>;
    happened_at: Instant;
    mailed_at: OptionalInstant;
  };
};
