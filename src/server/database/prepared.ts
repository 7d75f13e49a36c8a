import type { Client, QueryConfig } from 'pg';

// Which index finds events fastest depends on the values asked for: those queries are planned for them each time.
const ofTraffic = /\b(?:click|conversion|stat_dim|stat_hour)\b/;
const isRead = /^\s*(?:select|with)\b/;

/** Texts differ by which filters are set and how many values a list has; a plan takes up to 0.2 MB. */
const most = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!isRead.test(text) || ofTraffic.test(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = `read_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Reads are prepared by their text, so that a connection plans each once: planning takes longer than running what joins
 * six tables for ten rows of a list. Not for a pooler in front of the database, whose connections are of many clients.
 */
export function prepareReads(client: Client): void {
  const query = client.query.bind(client) as (text: unknown, values?: unknown) => unknown;
  const prepared = (text: string | QueryConfig, values?: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  // The driver of Kysely gives it a text with values, or a cursor.
  Object.assign(client, { query: prepared });
}
