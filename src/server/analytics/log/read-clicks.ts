import { pick } from 'es-toolkit';
import { sql } from 'kysely';
import type { LoggedClick } from '#contract/traffic-log.ts';
import type { Sent } from '#contract/values.ts';
import type { Db } from '../../database/database.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import type { Audience } from '../../tracking/tables.ts';
import type { Selection } from '../sources.ts';
import {
  behind,
  conditionsOf,
  type PageRequest,
  pageOf,
  type Placed,
  placeColumn,
  withClickId,
} from './log-page.ts';
import { type Visited, visitOf } from './visit.ts';

type Row = Placed & Visited & Audience & { ts: Date; is_unique: boolean; conversions: number };

const present = (row: Row): Sent<LoggedClick> => ({
  ...pick(row, ['os', 'device', 'browser', 'carrier', 'is_unique', 'conversions']),
  ...visitOf(row),
  id: clickIdOf(row.partner_id, row.id),
  clicked_at: row.ts.toISOString(),
});

/** `click`: how its id begins. */
export type ClickFilter = { selection: Selection; click?: string | undefined };

export async function readClicks(db: Db, { selection, click }: ClickFilter, page: PageRequest) {
  const { conditions, order } = behind(page);
  const all = [
    ...conditionsOf(selection, (column) => sql.ref(`e.${column}`)),
    ...withClickId(sql`e.id`, selection.partnerId, click),
    ...conditions,
  ];
  const { rows } = await sql<Row>`
    select e.*, o.name as offer, l.name as link,
      (select count(*) from conversion v where v.partner_id = e.partner_id and v.click_id = e.id
        and v.status <> 'rejected') as conversions
    from (select e.*, ${placeColumn} from click e where ${sql.join(all, sql` and `)} ${order}) e
    join offer o on o.id = e.offer_id
    left join tracking_link l on l.partner_id = e.partner_id and l.id = e.link_id
    order by e.ts desc, e.id desc`.execute(db);
  return pageOf(rows, page, present);
}
