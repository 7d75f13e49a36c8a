import type { ColumnType, Generated } from 'kysely';
import type { evidenceTypes, InquiryKind, InquiryStatus } from '#contract/inquiries.ts';
import type { Currency } from '#contract/values.ts';
import type { Instant, Optional } from '../database/columns.ts';

export type InquiryTables = {
  /**
   * `number` counts those of a partner. Of a conversion `offer_id` and `conversion_id` alone are set; of a missing sale
   * the rest is what the publisher claims, in the currency that they name, and `conversion_id` once it was booked.
   * `read_id` is the last message that the publisher has seen.
   */
  inquiry: {
    partner_id: number;
    id: Generated<number>;
    number: number;
    kind: InquiryKind;
    status: InquiryStatus;
    subject: Optional<string>;
    offer_id: Optional<number>;
    conversion_id: Optional<string>;
    click_id: Optional<string>;
    transaction_id: Optional<string>;
    happened_on: Optional<string>;
    amount_micros: Optional<number>;
    currency: Optional<Currency>;
    opened_at: Instant;
    updated_at: Instant;
    read_id: Generated<number>;
  };
  /** `status` is the one that the message has brought. */
  inquiry_message: {
    partner_id: number;
    inquiry_id: number;
    id: Generated<number>;
    side: 'publisher' | 'network';
    name: string;
    status: InquiryStatus;
    text: string;
    sent_at: Instant;
    file_name: Optional<string>;
    file_type: Optional<(typeof evidenceTypes)[number]>;
    file: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  };
};
