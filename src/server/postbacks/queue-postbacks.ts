import { randomInt } from 'node:crypto';
import { pick } from 'es-toolkit';
import { sql } from 'kysely';
import { readEventCalls } from '../campaigns/routing.ts';
import { queueCalls } from '../campaigns/trigger-calls.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import { hostOf } from '../outgoing/host-of.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import type { Audience, ConversionKind, ConversionStatus } from '../tracking/tables.ts';
import { type MacroName, expandMacros } from './macros.ts';

type SubIds = Record<`sub${1 | 2 | 3 | 4 | 5}`, string>;
/** A conversion with its click; money in millionths of the partner's currency. */
export type ConversionEvent = SubIds &
  Audience & {
    partner_id: number;
    id: string;
    click_id: string;
    offer_id: number;
    offer: string;
    link_id: number;
    campaign_id: number | null;
    goal: string;
    kind: ConversionKind;
    txid: string;
    status: ConversionStatus;
    payout_micros: number;
    sale_micros: number;
    currency: string;
    click_ts: Date;
    ts: Date;
  };
type Event = ConversionKind | 'status_change';
type Called = { id: number; method: 'GET' | 'POST'; url: string };

const money = (micros: number) => amountOf(micros).toFixed(2);

function valuesOf(conversion: ConversionEvent, event: Event): Record<MacroName, string> {
  return {
    ...pick(conversion, ['country', 'os', 'device', 'browser', 'carrier', 'goal', 'status', 'currency']),
    ...pick(conversion, ['sub1', 'sub2', 'sub3', 'sub4', 'sub5']),
    event,
    click_id: clickIdOf(conversion.partner_id, conversion.click_id),
    conversion_id: conversion.id,
    transaction_id: conversion.txid,
    offer_id: String(conversion.offer_id),
    offer_name: conversion.offer,
    campaign_id: conversion.campaign_id === null ? '' : String(conversion.campaign_id),
    link_id: String(conversion.link_id),
    payout: money(conversion.payout_micros),
    sale_amount: money(conversion.sale_micros),
    click_time: conversion.click_ts.toISOString(),
    conversion_time: conversion.ts.toISOString(),
    random: String(randomInt(1_000_000)),
  };
}

// Postbacks for any conversion also wait for one kind. The default stands in where no other waits for a new
// conversion; its statuses apply there too.
async function matching(db: Db, conversion: ConversionEvent, event: Event): Promise<Called[]> {
  const events = event === 'status_change' ? [event] : ['conversion', event];
  const { rows } = await sql<Called & { waits: boolean }>`
    select p.id, p.method, p.url, p.event_id = any(${events}) as waits from postback p
    left join offer_payout g on g.id = p.goal_id
    where p.partner_id = ${conversion.partner_id} and p.status = 'active' and p.archived_at is null
      and (p.event_id = any(${events}) or (p.is_default and ${event !== 'status_change'}))
      and (p.offer_id is null or p.offer_id = ${conversion.offer_id})
      and (p.goal_id is null or g.goal = ${conversion.goal})
      and (p.statuses = '{}' or ${conversion.status} = any(p.statuses))
    order by p.id`.execute(db);
  const waiting = rows.filter(({ waits }) => waits);
  return waiting.length > 0 ? waiting : rows;
}

const addressOf = (url: string) => ({ url, host: hostOf(url) });

type Happening = { values: Record<MacroName, string>; now: Date };

async function queueEventCalls(
  db: Db,
  { partner_id, campaign_id }: ConversionEvent,
  { values, now }: Happening,
) {
  if (campaign_id === null) return;
  const calls = await readEventCalls(db, { partnerId: partner_id, campaignId: campaign_id }, values);
  const queued = calls.map(({ triggerId, url }) => ({
    partnerId: partner_id,
    triggerId,
    url: expandMacros(url, values),
  }));
  await queueCalls(db, queued, now);
}

/**
 * Queues the postbacks and trigger calls of a conversion or of its new status, in the transaction that records it
 * (O7).
 */
export async function queuePostbacks(
  db: Db,
  conversion: ConversionEvent,
  { event, now }: { event: Event; now: Date },
) {
  const values = valuesOf(conversion, event);
  await queueEventCalls(db, conversion, { values, now });
  const postbacks = await matching(db, conversion, event);
  if (postbacks.length === 0) return;
  const rows = postbacks.map(({ id, method, url }) => ({
    partner_id: conversion.partner_id,
    postback_id: id,
    conversion_id: conversion.id,
    event_id: event,
    method,
    ...addressOf(expandMacros(url, values)),
    status: 'queued' as const,
    attempts: 0,
    next_at: now,
    created_at: now,
  }));
  await db.insertInto('postback_delivery').values(rows).execute();
}
