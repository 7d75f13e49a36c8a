import { Zip, ZipPassThrough } from 'fflate';
import type { Banner } from '#contract/offer-parts.ts';
import type { FileReply } from '#contract/endpoint.ts';
import type { Db } from '../database/database.ts';
import { drawBanner } from './draw-banner.ts';
import type { Sent } from '#contract/values.ts';

/** Where banners are served; the number and `.png` follow. */
export const bannerPath = '/storage/banners/';

type Row = { id: number; offer_id: number; width: number; height: number; created_at: Date; name: string };

const cachedDrawings = 500;
const drawings = new Map<string, Buffer>();

// Cached: drawing is expensive.
function draw({ offer_id, width, height, name }: Row) {
  const key = `${offer_id} ${width}x${height} ${name}`;
  const cached = drawings.get(key);
  if (cached) return cached;
  const [brand = '', words = ''] = name.split(' – ');
  const drawn = drawBanner({ width, height, brand, words, tone: offer_id });
  if (drawings.size >= cachedDrawings) drawings.clear();
  drawings.set(key, drawn);
  return drawn;
}

const banners = (db: Db) =>
  db
    .selectFrom('offer_banner as b')
    .innerJoin('offer as o', 'o.id', 'b.offer_id')
    .selectAll('b')
    .select('o.name');
const rowsOf = (db: Db, offerId: number) =>
  banners(db).where('b.offer_id', '=', offerId).orderBy('b.id').execute();

const filenameOf = ({ id, width, height }: Row) => `banner-${id}-${width}x${height}.png`;

/** Undefined when there is no banner of this number. */
export async function readBannerFile(db: Db, id: number) {
  const row = await banners(db).where('b.id', '=', id).executeTakeFirst();
  return row && draw(row);
}

/** The banners of an offer (O3). */
export async function readBanners(db: Db, offerId: number): Promise<Sent<Banner>[]> {
  const rows = await rowsOf(db, offerId);
  return rows.map((row) => ({
    id: row.id,
    offer_id: row.offer_id,
    name: `${row.name}, ${row.width} × ${row.height}`,
    kind: 'image',
    width: row.width,
    height: row.height,
    mime: 'image/png',
    size: draw(row).length,
    filename: filenameOf(row),
    url: `${bannerPath}${row.id}.png`,
    created_at: row.created_at.toISOString(),
  }));
}

// Each as soon as it is drawn; pictures are stored uncompressed.
function* archived(rows: readonly Row[]) {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for (const row of rows) {
    const file = new ZipPassThrough(filenameOf(row));
    file.mtime = row.created_at;
    archive.add(file);
    file.push(draw(row), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready;
}

// Null when the offer has no banners (O3).
export async function zipBanners(db: Db, offerId: number): Promise<FileReply | null> {
  const rows = await rowsOf(db, offerId);
  if (rows.length === 0) return null;
  async function* stream() {
    yield* archived(rows);
  }
  return { filename: `banners-${offerId}.zip`, type: 'application/zip', stream: stream() };
}
