/** YYYY-MM in UTC: this month and the eleven before it. */
export function recentMonths(now: Date): readonly string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: 12 }, (_, ago) =>
    new Date(Date.UTC(year, month - ago, 1)).toISOString().slice(0, 7),
  );
}
