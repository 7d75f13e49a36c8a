import type { Generated } from 'kysely';
import type { Currency } from '#contract/values.ts';
import type { Instant, Json, OptionalInstant } from '../database/columns.ts';
import type { SecurityTemplate } from '../mail/security-mails.ts';

/** What undoing a change restores. */
export type Former =
  | { payout: FormerBilling | null }
  | { email: string }
  // Only sessions and tokens.
  | Record<string, never>;
/** Who was paid, and what else that change has changed. */
export type FormerBilling = PayoutDetails & Partial<Omit<BillingRow, 'partner_id' | 'revision'>>;
export type PayoutDetails = {
  payment_method: string;
  beneficiary: string | null;
  iban: string | null;
  bic: string | null;
  paypal_email: string | null;
};

type BillingRow = AccountTables['billing_detail'];

export type AccountTables = {
  partner: {
    id: Generated<number>;
    name: string;
    status: 'pending' | 'active' | 'suspended' | 'rejected';
    country: string;
    currency: Currency;
    currency_changed_at: OptionalInstant;
    website: string | null;
    about: string | null;
    traffic_type_ids: Generated<number[]>;
    publisher_content: Generated<string[]>;
    /** Countries of the visitors and topics of the offers; empty: not given. */
    traffic_countries: Generated<string[]>;
    category_ids: Generated<number[]>;
    /** The partner's account manager, an operator. */
    manager_id: number | null;
    /** When a verified registration is approved automatically; null waits for an operator. */
    review_due_at: OptionalInstant;
    reviewed_at: OptionalInstant;
    review_reason: string | null;
    /** The operator who did. */
    reviewed_by: number | null;
    terms_version: string;
    terms_accepted_at: Instant;
    created_at: Instant;
  };
  billing_detail: {
    partner_id: number;
    company_name: string;
    vat_number: string | null;
    vat_rate: string;
    tax_id: string | null;
    street: string;
    zip: string;
    city: string;
    country: string;
    invoice_email: string;
    payment_method: string;
    payment_terms_id: number;
    beneficiary: string | null;
    iban: string | null;
    bic: string | null;
    paypal_email: string | null;
    min_payout_micros: number;
    revision: Generated<number>;
  };
  /** Changes of who can sign in or is paid; `hash` is that of the link that undoes one. */
  security_change: {
    partner_id: number;
    id: Generated<number>;
    user_id: number;
    kind: SecurityTemplate;
    former: Json<Former>;
    hash: string;
    changed_at: Instant;
    undone_at: OptionalInstant;
  };
  /** The new address of a user, until it is confirmed. */
  email_change: { user_id: number; email: string; hash: string; expires_at: Instant };
  terms: { version: string; title: string; body: string; published_at: Instant };
  exchange_rate: { currency: Currency; per_euro: number };
};
