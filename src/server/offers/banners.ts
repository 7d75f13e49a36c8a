import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Banner } from '#contract/offer-parts.ts';
import type { Db } from '../database/database.ts';

/** Where banners are served; the number follows, and `.svg`. */
export const bannerPath = '/storage/banners/';

type Row = { id: number; offer_id: number; width: number; height: number; created_at: Date; name: string };

const grounds = ['#1d3a5f', '#5b2a4b', '#1f4d3a', '#6b3d16', '#33346b'];

/** The picture itself: the name of the offer on a plain ground. */
function draw({ offer_id, width, height, name }: Row) {
  const [brand = '', rest = ''] = name.split(' – ');
  const longest = Math.max(brand.length, rest.length);
  const size = Math.floor(Math.max(9, Math.min(28, height / 3.4, (1.6 * width) / longest)));
  const text = (y: number, words: string) =>
    html`<text x="50%" y="${y}" font-size="${size}" font-family="sans-serif" fill="#fff" text-anchor="middle"
      >${words}</text
    >`;
  const drawn = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
  >
    <rect width="100%" height="100%" fill="${grounds[offer_id % grounds.length]}" />
    ${text(height / 2 - size * 0.2, brand)}${text(height / 2 + size, rest)}
  </svg>` as HtmlEscapedString; // Nothing in it has to be waited for.
  return drawn.valueOf();
}

const banners = (db: Db) =>
  db
    .selectFrom('offer_banner as b')
    .innerJoin('offer as o', 'o.id', 'b.offer_id')
    .selectAll('b')
    .select('o.name');

/** A banner as a file; undefined when there is none of this number. */
export async function readBannerFile(db: Db, id: number) {
  const row = await banners(db).where('b.id', '=', id).executeTakeFirst();
  return row && draw(row);
}

/** The banners of an offer (O3). */
export async function readBanners(db: Db, offerId: number): Promise<Banner[]> {
  const rows = await banners(db).where('b.offer_id', '=', offerId).orderBy('b.id').execute();
  return rows.map((row) => {
    const { id, offer_id, width, height, name } = row;
    return {
      id,
      offer_id,
      name: `${name}, ${width} × ${height}`,
      kind: 'image',
      width,
      height,
      mime: 'image/svg+xml',
      size: Buffer.byteLength(draw(row)),
      filename: `banner-${id}-${width}x${height}.svg`,
      url: `${bannerPath}${id}.svg`,
      created_at: row.created_at.toISOString(),
    };
  });
}
