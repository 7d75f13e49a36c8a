import type { Insertable } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { microsOf } from '../money.ts';
import { operatorId, publisherId, secondPublisherId, waitingId } from './accounts.ts';

type Details = {
  phone: string;
  messenger?: string;
  website: string;
  about?: string;
  traffic_type_ids: number[];
  publisher_content: string[];
  /** A registration under review has no manager yet. */
  isManaged: boolean;
};

// By partner; users have the same ids.
const details: Record<number, Details> = {
  [publisherId]: {
    phone: '+49 40 5550 1290',
    messenger: 'nora.feldkamp',
    website: 'https://kestrel.example/',
    traffic_type_ids: [1, 2, 4, 7],
    publisher_content: ['Comparison portal', 'Reviews'],
    isManaged: true,
  },
  [secondPublisherId]: {
    phone: '+44 20 5550 0183',
    website: 'https://harbourlane.example/',
    traffic_type_ids: [1, 5],
    publisher_content: ['Blog', 'News'],
    isManaged: true,
  },
  [waitingId]: {
    phone: '+39 06 5550 4471',
    website: 'https://fuoriporta.example/',
    about: 'Day trips and weekend breaks around Rome, with a newsletter of 18,000 readers.',
    traffic_type_ids: [1, 4],
    publisher_content: ['Blog', 'Email list'],
    isManaged: false,
  },
};

// One publisher can request a payout at once; the other lacks VAT number and bank account.
const billing: Insertable<Schema['billing_detail']>[] = [
  {
    partner_id: publisherId,
    company_name: 'Kestrel Media GmbH',
    vat_number: null,
    vat_rate: '19',
    tax_id: '22/815/08154',
    street: 'Große Elbstraße 68',
    zip: '22767',
    city: 'Hamburg',
    country: 'DE',
    invoice_email: 'billing@kestrel.example',
    payment_method: 'sepa',
    payment_terms_id: 4,
    beneficiary: 'Kestrel Media GmbH',
    iban: null,
    bic: null,
    paypal_email: null,
    min_payout_micros: microsOf(100),
  },
  {
    partner_id: secondPublisherId,
    company_name: 'Harbour Lane Publishing Ltd',
    vat_number: 'GB 294 8816 03',
    vat_rate: '0',
    tax_id: null,
    street: '14 Harbour Lane',
    zip: 'BN1 1WW',
    city: 'Brighton',
    country: 'GB',
    invoice_email: 'accounts@harbourlane.example',
    payment_method: 'swift',
    payment_terms_id: 3,
    beneficiary: 'Harbour Lane Publishing Ltd',
    iban: 'GB82WEST12345698765432',
    bic: 'WESTGB2L',
    paypal_email: null,
    min_payout_micros: microsOf(100),
  },
];

const reviewMinutes = 5;

export async function seedAccountDetails(db: Db) {
  for (const [key, { phone, messenger = null, isManaged, about = null, ...media }] of Object.entries(
    details,
  )) {
    const id = Number(key);
    await db.updateTable('app_user').set({ phone, messenger }).where('id', '=', id).execute();
    await db
      .updateTable('partner')
      .set({ ...media, about, manager_id: isManaged ? operatorId : null })
      .where('id', '=', id)
      .execute();
  }
  await insertRows(db, 'billing_detail', { rows: billing.map((row) => ({ ...row, revision: 1 })) });
  await insertRows(db, 'setting', {
    rows: [{ key: 'partner_review_minutes', value: JSON.stringify(reviewMinutes) }],
  });
}
