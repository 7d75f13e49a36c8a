/** YYYY-MM in UTC: this month and the eleven before it, none before that of `since`. */
export function recentMonths(now: Date, since = ''): readonly string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: 12 }, (_, ago) =>
    new Date(Date.UTC(year, month - ago, 1)).toISOString().slice(0, 7),
  ).filter((one) => one >= since);
}
