import { type Insertable, sql } from 'kysely';
import { millisecondsInDay } from 'date-fns/constants';
import { addDays, dayOf, startOf } from '#contract/days.ts';
import { type Hashing, strongHashing } from '../auth/passwords.ts';
import { digest } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { microsOf } from '../money.ts';
import { seedAccountDetails } from './account-details.ts';
import { type Account, accounts, demoClient, demoPassword, oldTerms, termsVersions } from './accounts.ts';
import { seedCampaigns } from './campaigns.ts';
import { categories } from '../reference/categories.ts';
import { fillReference } from '../reference/fill-reference.ts';
import { everywhere } from '../reference/tag-values.ts';
import { type Brand, type OfferSeed, tags } from './offer-seed.ts';
import { brands } from './offers.ts';
import { type ApprovalSeed, type Placement, otherApprovals, placements } from './placements.ts';
import { seedOffersLife } from './offers-life.ts';
import { seedPostbacks } from './postbacks.ts';
import { daysOfTraffic } from './traffic.ts';

const timezones: Record<string, string> = {
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
};
const daysOfMembership = 400;
const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
const idOf = (names: readonly string[], name: string) => names.indexOf(name) + 1;

async function seedSettings(db: Db, now: Date) {
  await fillReference(db);
  const settings = {
    first_start: dayOf(now),
    // As operators configure them.
    invoice_address: JSON.stringify('Speicherstraße 5\n20457 Hamburg'),
    invoice_vat_number: JSON.stringify('DE811234567'),
    traffic_until: startOf(addDays(dayOf(now), -daysOfTraffic)).toISOString(),
  };
  await insertRows(db, 'setting', { rows: Object.entries(settings).map(([key, value]) => ({ key, value })) });
  await insertRows(db, 'oauth_client', {
    rows: [{ id: demoClient.id, secret_hash: digest(demoClient.secret) }],
  });
}

type Before = (days: number) => Date;
type Start = { before: Before; hashing: Hashing };

function partnerRow({ partner }: Account, id: number, before: Before): Insertable<Schema['partner']> {
  const joined = before(daysOfMembership);
  return {
    id,
    name: partner.name,
    status: partner.status,
    review_reason: partner.reason ?? null,
    country: partner.country,
    currency: 'EUR',
    terms_version: partner.terms,
    terms_accepted_at: partner.terms === oldTerms ? joined : before(14),
    created_at: joined,
  };
}

async function userRow(
  { partner, ...person }: Account,
  id: number,
  { before, hashing }: Start,
): Promise<Insertable<Schema['app_user']>> {
  const joined = before(daysOfMembership);
  return {
    id,
    partner_id: id,
    email: person.email,
    firstname: person.firstname,
    lastname: person.lastname,
    password_hash: await hashing.hash(demoPassword),
    role: person.role,
    locale: 'en',
    first_week_day: 1,
    timezone: timezones[partner.country] ?? 'UTC',
    email_verified_at: partner.status === 'pending' ? before(1) : joined,
    created_at: joined,
  };
}

async function seedAccounts(db: Db, start: Start) {
  const { before } = start;
  await insertRows(db, 'terms', {
    rows: termsVersions.map(({ version, title, body, daysAgo }) => ({
      version,
      title,
      body,
      published_at: before(daysAgo),
    })),
  });
  await insertRows(db, 'partner', {
    rows: accounts.map((account, index) => partnerRow(account, index + 1, before)),
  });
  const users = await Promise.all(accounts.map((account, index) => userRow(account, index + 1, start)));
  await insertRows(db, 'app_user', { rows: users });
}

type Offer = { name: string; brand: Brand; title: string; offer: OfferSeed };
const allOffers = Object.entries(brands).flatMap(([name, brand]) =>
  brand.offers.map((offer): Offer => ({ name, brand, title: `${name} – ${offer.name}`, offer })),
);
const groups = Object.keys(brands);
const usual = {
  status: 'active',
  visibility: 'public',
  featured: false,
  currency: 'EUR',
  ...everywhere,
} as const;

const storedPayouts = (payouts: OfferSeed['payouts']) =>
  payouts.map(({ goal = 'default', model, amount, percent = null, countries = [] }) => ({
    goal,
    model,
    amount_micros: amount === undefined ? null : microsOf(amount),
    percent,
    countries,
  }));

// At the start of the day.
const inDays = (days: number, before: Before) => startOf(dayOf(before(-days)));

function endOf({ status, endsInDays }: OfferSeed, before: Before) {
  if (status === 'expired') return before(20);
  return endsInDays === undefined ? null : inDays(endsInDays, before);
}

async function announcePayouts(db: Db, before: Before) {
  for (const { offer } of allOffers) {
    const { id, nextPayouts } = offer;
    if (nextPayouts) {
      const next = JSON.stringify(storedPayouts(nextPayouts.payouts));
      const change = { payout_change_at: inDays(nextPayouts.inDays, before), next_payouts: next };
      await db.updateTable('offer').set(change).where('id', '=', id).execute();
    }
  }
}

function offerRow({ name, brand, title, offer }: Offer, before: Before): Insertable<Schema['offer']> {
  const { id, countries, status, visibility, featured, currency, devices, os } = { ...usual, ...offer };
  return {
    id,
    name: title,
    status,
    visibility,
    featured,
    description: `${brand.words} ${offer.terms}`,
    category_id: idOf(categories, brand.category),
    group_id: idOf(groups, name),
    countries,
    devices,
    os,
    currency,
    network_epc_micros: offer.network && microsOf(offer.network.epc),
    network_cr: offer.network?.cr ?? null,
    picture: brand.picture,
    created_at: before(offer.daysAgo),
    expires_at: endOf(offer, before),
  };
}

const payoutRows = ({ offer }: Offer): Insertable<Schema['offer_payout']>[] =>
  storedPayouts(offer.payouts).map((payout, index) => ({
    offer_id: offer.id,
    is_default: index === 0,
    ...payout,
  }));

const capRows = ({ offer }: Offer): Insertable<Schema['offer_cap']>[] =>
  (offer.caps ?? []).map(({ type, period, value }) => ({
    offer_id: offer.id,
    type,
    period,
    value: type === 'payout' ? microsOf(value) : value,
  }));

const tagRows = ({ offer }: Offer): Insertable<Schema['offer_tag']>[] =>
  (offer.tags ?? []).map((tag) => ({ offer_id: offer.id, tag_id: idOf(tags, tag) }));

const bannerSizes = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
  { width: 160, height: 600 },
  { width: 320, height: 50 },
];

// Banners are public files, so private offers have none.
function bannerRows({ brand, offer }: Offer, before: Before): Insertable<Schema['offer_banner']>[] {
  const first = offer.id % bannerSizes.length;
  const sizes = [...bannerSizes.slice(first), ...bannerSizes.slice(0, 1 + (offer.id % 3))];
  const created_at = before(offer.daysAgo);
  return brand.picture === null || offer.visibility === 'private'
    ? []
    : [...new Set(sizes)].map((size) => ({ offer_id: offer.id, ...size, created_at }));
}

async function seedOffers(db: Db, before: Before) {
  await insertRows(db, 'category', { rows: numbered(categories) });
  await insertRows(db, 'tag', { rows: numbered(tags) });
  await insertRows(db, 'offer_group', {
    rows: Object.entries(brands).map(([name, { picture }], index) => ({ id: index + 1, name, picture })),
  });
  await insertRows(db, 'offer', { rows: allOffers.map((offer) => offerRow(offer, before)) });
  await insertRows(db, 'offer_tag', { rows: allOffers.flatMap(tagRows) });
  await insertRows(db, 'offer_payout', { rows: allOffers.flatMap(payoutRows) });
  await insertRows(db, 'offer_banner', { rows: allOffers.flatMap((offer) => bannerRows(offer, before)) });
  await insertRows(db, 'offer_cap', { rows: allOffers.flatMap(capRows) });
  await announcePayouts(db, before);
}

function liveRow(
  { partner, offer, startedDaysAgo = daysOfTraffic + 30, stoppedDaysAgo }: Placement,
  id: number,
  before: Before,
) {
  return {
    partner_id: partner,
    id,
    offer_id: offer,
    status: 'approved',
    paused: stoppedDaysAgo !== undefined,
    comment: '',
    applied_at: before(startedDaysAgo + 2),
    decided_at: before(startedDaysAgo + 1),
  } satisfies Insertable<Schema['approval']>;
}

function approvalRow(seeded: ApprovalSeed, id: number, before: Before): Insertable<Schema['approval']> {
  const { partner, offer, status, appliedDaysAgo, comment = '' } = seeded;
  const decided = before(Math.max(0, appliedDaysAgo - 2));
  return {
    partner_id: partner,
    id,
    offer_id: offer,
    status,
    paused: false,
    comment,
    applied_at: before(appliedDaysAgo),
    decided_at: status === 'pending' ? null : decided,
  };
}

async function seedApprovals(db: Db, before: Before) {
  const live = placements.map((placement, index) => liveRow(placement, index + 1, before));
  const other = otherApprovals.map((approval, index) =>
    approvalRow(approval, live.length + index + 1, before),
  );
  await insertRows(db, 'approval', { rows: [...live, ...other] });
  await insertRows(db, 'tracking_link', {
    rows: live.map(({ partner_id, id, offer_id, decided_at }) => ({
      partner_id,
      id,
      offer_id,
      name: 'Default',
      created_at: decided_at,
    })),
  });
}

// New rows are numbered after the seeded ones.
async function continueNumbers(db: Db) {
  for (const table of [
    'partner',
    'app_user',
    'category',
    'tag',
    'offer',
    'offer_group',
    'approval',
    'tracking_link',
    'clicktag',
    'campaign',
  ] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

/** Fills an empty database with everything but traffic; the same `now` gives the same rows. */
export async function seed(db: Db, now: Date, hashing = strongHashing) {
  const before = (days: number) => new Date(now.getTime() - days * millisecondsInDay);
  await seedSettings(db, now);
  await seedAccounts(db, { before, hashing });
  await seedAccountDetails(db);
  await seedOffers(db, before);
  await seedApprovals(db, before);
  await seedOffersLife(db);
  await seedCampaigns(db, before);
  await continueNumbers(db);
  await seedPostbacks(db, now);
}
