import { largestPicture } from '#contract/offer-pictures.ts';
import { storeAsset } from '../assets/assets.ts';
import { imageTypeOf } from '../assets/image-types.ts';
import { isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { previewPath, thumbPath } from '../http/storage.ts';
import type { CallerContext } from '../network.ts';
import { readOffer } from './read-offer.ts';

const longestName = 200;

async function storeMaterial(
  tx: Db,
  context: CallerContext,
  material: { offerId: number; assetId: string; name: string },
) {
  const { clock, caller } = context;
  const own = tx
    .selectFrom('approval')
    .select('id')
    .where('partner_id', '=', caller.partnerId)
    .where('offer_id', '=', material.offerId)
    .where('archived_at', 'is', null);
  const approval = await own.executeTakeFirst();
  if (!approval) throw refuse('OFFER_NOT_APPLIED');
  const key = { partner_id: caller.partnerId, approval_id: approval.id };
  await tx
    .insertInto('approval_material')
    .values({ ...key, asset_id: material.assetId, name: material.name, created_at: clock.now() })
    .execute();
}

// An operator's picture is the offer's own, a publisher's belongs to their application.
export async function uploadPicture(context: CallerContext, offerId: number, file: File) {
  const { db, clock, caller } = context;
  await readOffer(context, offerId);
  if (file.size > largestPicture) throw refuse('PAYLOAD_TOO_LARGE');
  const body = Buffer.from(await file.arrayBuffer());
  const type = imageTypeOf(body);
  if (!type) throw refuseField('file', 'NO_IMAGE', 'Please choose a PNG, JPEG, GIF or WebP image');
  const name = file.name.slice(0, longestName) || `creative.${type.extension}`;
  const id = await db.transaction().execute(async (tx) => {
    const assetId = await storeAsset(tx, clock, { ...type, body });
    if (isOperator(caller)) {
      await tx.updateTable('offer').set({ picture: assetId }).where('id', '=', offerId).execute();
    } else {
      await storeMaterial(tx, context, { offerId, assetId, name });
    }
    return assetId;
  });
  return { preview: `${previewPath}${id}`, thumb: `${thumbPath}${id}` };
}
