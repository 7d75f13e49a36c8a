import type { Dimension } from '#contract/reports.ts';
import type { Caller } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { countries } from '../reference/countries.ts';
import { unknownCountry } from '../tracking/audience.ts';
import type { SumsOfGroup } from './read-groups.ts';

type Keys = SumsOfGroup['keys'];
type Key = string | number;
type Labels = Map<Key, string>;

const countryNames: Labels = new Map([
  ...countries.map(({ id, name }): [string, string] => [id, name]),
  [unknownCountry, 'Unknown'],
]);
const labelled = (rows: { id: number; name: string }[]): Labels =>
  new Map(rows.map(({ id, name }) => [id, name]));

async function labelsOf(dimension: Dimension, db: Db, { partnerId }: Caller): Promise<Labels> {
  if (dimension === 'country') return countryNames;
  if (dimension === 'offer_id') {
    return labelled(await db.selectFrom('offer').select(['id', 'name']).execute());
  }
  if (dimension !== 'link_id') return new Map();
  const links = db.selectFrom('tracking_link').select(['id', 'name']).where('partner_id', '=', partnerId);
  return labelled(await links.execute());
}

export async function readLabels(db: Db, caller: Caller, dimensions: readonly Dimension[]) {
  const all = new Map<Dimension, Labels>();
  for (const dimension of dimensions) all.set(dimension, await labelsOf(dimension, db, caller));
  const label = (dimension: Dimension, key: Key = '') => all.get(dimension)?.get(key) ?? String(key);
  return (keys: Keys): Partial<Record<Dimension, string>> =>
    Object.fromEntries(dimensions.map((dimension) => [dimension, label(dimension, keys[dimension])]));
}
