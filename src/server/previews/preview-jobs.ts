import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { offerPictures } from '#contract/offer-pictures.ts';
import { storeAsset } from '../assets/assets.ts';
import type { Schema } from '../database/schema.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { previewPath, thumbPath } from '../http/storage.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { AddressRefused, NotAnswered, type Reach, refusalOfAddress } from '../outgoing/safe-fetch.ts';
import { describeFailure } from '../failure-words.ts';
import { makePreview } from './make-preview.ts';
import { log } from '../observing/log.ts';

type Job = z.input<(typeof offerPictures)['previewJob']['answer']['schema']>;
type Row = Pick<Schema['preview_job'], 'status' | 'asset_id' | 'failure'> & { id: string };
type Result = { status: 'done'; asset_id: string } | { status: 'failed'; failure: string };

// How long a result is valid, and after how long a job of a dead process is taken over.
const validFor = 60_000;
const storedFor = 7 * 86_400_000;
const columns = ['id', 'status', 'asset_id', 'failure'] as const;

const present = ({ id, status, asset_id, failure }: Row): Job => ({
  job: id,
  status,
  preview: asset_id && `${previewPath}${asset_id}`,
  thumb: asset_id && `${thumbPath}${asset_id}`,
  failure,
});

// The demo's landing pages are on the network itself.
const reachOf = ({ allowsLoopback, origin }: CallerContext): Reach => ({
  allowLoopback: allowsLoopback,
  ownOrigin: origin,
});

async function resultOf(context: CallerContext, url: string): Promise<Result> {
  try {
    const picture = await makePreview(url, reachOf(context));
    return { status: 'done', asset_id: await storeAsset(context.db, context.clock, picture) };
  } catch (error) {
    if (error instanceof AddressRefused || error instanceof NotAnswered) {
      return { status: 'failed', failure: error.message };
    }
    throw error;
  }
}

// Only the process that claims the job does it.
async function work(context: CallerContext, { id, url }: { id: string; url: string }) {
  const { db, clock, caller } = context;
  const stale = new Date(clock.now().getTime() - validFor);
  const claimed = await db
    .updateTable('preview_job')
    .set({ status: 'processing', claimed_at: clock.now() })
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'queued'), eb('claimed_at', '<', stale)]))
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return;
  const result = await resultOf(context, url);
  await db
    .updateTable('preview_job')
    .set({ ...result, finished_at: clock.now() })
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .execute();
}

async function currentJob({ db, clock, caller }: CallerContext, url: string) {
  const since = new Date(clock.now().getTime() - validFor);
  return db
    .selectFrom('preview_job')
    .select(columns)
    .where('partner_id', '=', caller.partnerId)
    .where('url', '=', url)
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

// Concurrent calls for the same address get the same job.
async function newJob(context: CallerContext, url: string) {
  const { db, clock, caller, limits } = context;
  await limits.spend('preview', { account: caller.partnerId });
  const row = await db
    .insertInto('preview_job')
    .values({
      partner_id: caller.partnerId,
      id: randomUUID(),
      url,
      status: 'queued',
      asset_id: null,
      failure: null,
      created_at: clock.now(),
      claimed_at: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ?? currentJob(context, url);
}

/**
 * The preview of a page: the first call queues it, later ones poll. Refuses non-public addresses as
 * VALIDATION_ERROR of `url`, too many pages with TOO_MANY_REQUESTS.
 */
export async function fetchPreview(context: CallerContext, address: string): Promise<Job> {
  const refusal = refusalOfAddress(address, reachOf(context));
  if (refusal !== null) throw refuseField('url', 'ADDRESS_REFUSED', refusal);
  const url = new URL(address).href;
  const job = (await currentJob(context, url)) ?? (await newJob(context, url));
  if (!job) throw refuse('INTERNAL_SERVER_ERROR');
  if (job.status === 'queued' || job.status === 'processing') {
    // Not awaited: the next call of the client reads the result.
    work(context, { id: job.id, url }).catch((error: unknown) =>
      log.warn(`preview: ${describeFailure(error)}`),
    );
  }
  return present(job);
}

/** One job of the publisher. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readPreviewJob({ db, caller }: CallerContext, id: string): Promise<Job> {
  const job = await db
    .selectFrom('preview_job')
    .select(columns)
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!job) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return present(job);
}

/** Drops old previews with their pictures. */
export async function forgetPreviews({ db, clock }: Pick<CallContext, 'db' | 'clock'>) {
  const forgotten = await db
    .deleteFrom('preview_job')
    .where('finished_at', '<', new Date(clock.now().getTime() - storedFor))
    .returning('asset_id')
    .execute();
  const pictures = forgotten.flatMap(({ asset_id }) => (asset_id === null ? [] : [asset_id]));
  if (pictures.length > 0) await db.deleteFrom('asset').where('id', 'in', pictures).execute();
}
