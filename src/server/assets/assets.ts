import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { type StaticFile, forever, staticFile } from '../http/static-file.ts';
import type { ImageType } from './image-types.ts';

/** Stores a picture under an unguessable name; the storage serves it below previews and thumbs. */
export async function storeAsset(
  db: Db,
  clock: Clock,
  { body, mime, extension }: ImageType & { body: Buffer },
) {
  const id = `${randomBytes(18).toString('base64url')}.${extension}`;
  await db
    .insertInto('asset')
    .values({ id, mime, size: body.length, body, created_at: clock.now() })
    .execute();
  return id;
}

/** Undefined when there is no picture of this name. */
export async function readAsset(db: Db, id: string): Promise<StaticFile | undefined> {
  const asset = await db.selectFrom('asset').select(['body', 'mime']).where('id', '=', id).executeTakeFirst();
  return asset && { ...staticFile(id, asset.body, forever), type: asset.mime };
}
