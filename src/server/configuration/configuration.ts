import * as z from 'zod/mini';
import type { ConfigurationAnswer } from '#contract/config.ts';
import { configurationChange } from '#contract/configuration-entries.ts';
import { withVariables } from '../brand/brand-settings.ts';
import { offersPasskeys } from '../auth/relying-party.ts';
import type { Db } from '../database/database.ts';
import { termsPath } from '../http/storage.ts';

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The schema inside an optional one.
const within = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;

function leavesOf(schema: z.ZodMiniObject, prefix: string): [string, z.core.$ZodType][] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const inner = within(field);
    return inner instanceof z.ZodMiniObject
      ? leavesOf(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, inner]];
  });
}

export const entrySchemas: ReadonlyMap<string, z.core.$ZodType> = new Map(leavesOf(configurationChange, ''));

export function entriesOf(tree: Tree, prefix = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return isTree(value) ? entriesOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]];
  });
}

function withLeaf(tree: Tree, [key = '', ...rest]: string[], value: unknown): Tree {
  const inner = tree[key];
  return { ...tree, [key]: rest.length === 0 ? value : withLeaf(isTree(inner) ? inner : {}, rest, value) };
}

const systemName = 'Halyard';

function defaultsOf(origin: string) {
  const terms = `${origin}${termsPath}`;
  return {
    dateFormat: { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' },
    general: {
      system_name: systemName,
      locale: 'en',
      tracking_host: origin,
      default_currency: 'EUR',
      first_week_day: '1',
      support_email: 'support@portal.test',
      passkeys: offersPasskeys(origin),
      payments: true,
      traffic_log: true,
      inquiries: true,
      api_page: true,
    },
    register: { termsconditions_url: terms, terms_conditions: { url: terms, required: true } },
    screenshot: { preview: 'lp/previews/', thumb: 'lp/thumbs/' },
    publisher_api: { url: `${origin}/publisher` },
    ignoredErrorCodes: [],
    loadingErrorCodes: [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
  } satisfies ConfigurationAnswer;
}

type Defaults = ReturnType<typeof defaultsOf>;
export type Configuration = ConfigurationAnswer & {
  [K in keyof Defaults]-?: Required<NonNullable<ConfigurationAnswer[K]>>;
};

// Operators set these too, but they are not in the public configuration.
const isPublic = (id: string) =>
  !id.endsWith('_review_minutes') &&
  !id.startsWith('quotas.') &&
  !id.startsWith('invoice_') &&
  id !== 'operator_mails';

/** The configuration in force: operators' entries over the defaults; `origin` is the network's address (C1). */
export async function readConfiguration(db: Db, origin: string): Promise<Configuration> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', [...entrySchemas.keys()].filter(isPublic))
    .execute();
  const configuration = rows.reduce<Tree>(
    (tree, { key, value }) => withLeaf(tree, key.split('.'), JSON.parse(value)),
    defaultsOf(origin),
  );
  // Only values that their schemas have let through are in the table.
  return withVariables(configuration as Configuration);
}

/** One setting by its id, as JSON; undefined where it is not set. */
export async function readSetting(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', id).executeTakeFirst();
  return row && JSON.parse(row.value);
}

/** Sets entries by their ids, all of them or none. */
export async function writeSettings(db: Db, entries: readonly [string, unknown][]) {
  await db.transaction().execute(async (tx) => {
    for (const [key, value] of entries) {
      const row = { key, value: JSON.stringify(value) };
      await tx
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
        .execute();
    }
  });
}

/** Who answers questions of publishers; null where operators have named nobody. */
export const readSupportAddress = (db: Db) => readText(db, 'general.support_email');

/** A setting that is a text; null where it is not set. */
export async function readText(db: Db, id: string) {
  const text = await readSetting(db, id);
  return typeof text === 'string' ? text : null;
}

export const readSystemName = async (db: Db) => (await readText(db, 'general.system_name')) ?? systemName;
