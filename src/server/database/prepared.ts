import type { Client, QueryConfig } from 'pg';

// Which index finds events fastest depends on the values asked for: those queries are planned for them each time.
const ofTraffic = /\b(?:click|conversion|stat_dim|stat_hour)\b/;
const isRead = /^\s*(?:select|with)\b/;

/** Texts differ by which filters are set and how many values a list has; a plan takes up to 0.2 MB. */
const most = 200;

function createNames() {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    if (!isRead.test(text) || ofTraffic.test(text)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Reads are prepared by their text, so that each is planned once: planning takes longer than running what joins six
 * tables for ten rows of a list. For a database with a single session, which outlives its clients: each begins by
 * forgetting what the one before has prepared.
 */
export function prepareReads(client: Client): void {
  const nameOf = createNames();
  const query = client.query.bind(client) as (text: unknown, values?: unknown) => Promise<unknown>;
  const prepared = (text: string | QueryConfig, values?: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  // The first in the queue of the client. A failure is that of its connection, which reports it.
  query('deallocate all').catch(() => undefined);
  // The driver of Kysely gives it a text with values, or a cursor.
  Object.assign(client, { query: prepared });
}
