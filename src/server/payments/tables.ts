import type { ColumnType, Generated } from 'kysely';
import type { PaymentStatus } from '#contract/payments.ts';
import type { Currency } from '#contract/values.ts';
import type { PayoutDetails } from '../account/tables.ts';
import type { Instant, Optional, OptionalInstant } from '../database/columns.ts';

/** The network, as it was when it issued an invoice. */
export type Issuer = {
  name: string;
  address: string | null;
  vat_number: string | null;
  /** Those of earlier versions lack it. */
  country?: string;
};

/** To whom an invoice is made out. */
export type Recipient = {
  company_name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  vat_number: string | null;
  tax_id: string | null;
  vat_rate: string;
  reverse_charge: boolean;
};
/**
 * `paid_to` is the account of a paid one, which only operators read. `ordinal` counts the invoices to a partner. Those of earlier versions lack the issuer and the ordinal: theirs is the
 * number of the payment.
 */
export type StoredRecipient = Recipient & { issuer?: Issuer; ordinal?: number; paid_to?: PayoutDetails };

export type PaymentTables = {
  /**
   * `number` counts the payments of a partner. The invoice is made out to the billing details of the approval; an open
   * payment goes to the payout details in force, so that an undone change of them leaves nothing behind.
   */
  payment: {
    partner_id: number;
    id: Generated<number>;
    number: number;
    status: PaymentStatus;
    is_automatic: boolean;
    currency: Currency;
    amount_micros: number;
    requested_at: Instant;
    approved_at: OptionalInstant;
    /** When it was paid or declined. */
    closed_at: OptionalInstant;
    reason: Optional<string>;
    recipient: ColumnType<StoredRecipient | null, string | undefined, string>;
    /** Those of a closed one; `payee` is masked. */
    payment_method: Optional<string>;
    payee: Optional<string>;
    /** An operator. */
    decided_by: Optional<number>;
  };
  /** What a payment settles of a conversion; less than zero where it takes back what another one has paid. */
  payment_item: {
    partner_id: number;
    payment_id: number;
    conversion_id: string;
    amount_micros: number;
    invoiced_micros: number;
  };
};
