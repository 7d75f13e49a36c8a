type Part = { limit: number; offset?: number | undefined };

/** A page of rows; limit -1 is all of them (P6). */
export function partOf<T>(rows: readonly T[], { limit, offset = 0 }: Part) {
  const data = rows.slice(offset, limit < 0 ? undefined : offset + limit);
  return { data, total: rows.length, limit, offset };
}

/** The same, of the rows whose name contains the search. */
export function listed<T extends { name: string }>(
  rows: readonly T[],
  { search = '', ...part }: Part & { search?: string | undefined },
) {
  const text = search.trim().toLowerCase();
  return partOf(
    rows.filter(({ name }) => name.toLowerCase().includes(text)),
    part,
  );
}
