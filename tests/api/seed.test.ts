import { describe, expect, test } from 'vitest';
import { brands } from '#server/demo/offers.ts';
import { otherApprovals, placements } from '#server/demo/placements.ts';
import { trafficBetween } from '#server/demo/traffic.ts';
import { categories } from '#server/reference/categories.ts';

const firstStart = '2026-11-20';
const at = (time: string) => new Date(`2026-${time}:00Z`);
const between = (from: string, to: string) => trafficBetween({ from: at(from), to: at(to), firstStart });

describe('the traffic generator', () => {
  test('gives the same for the same hours', () => {
    expect(between('11-10T00:00', '11-12T07:00')).toEqual(between('11-10T00:00', '11-12T07:00'));
  });

  test('gives the same in pieces as at once', () => {
    const pieces = [
      between('10-20T00:00', '10-28T13:00'),
      between('10-28T13:00', '10-28T14:00'),
      between('10-28T14:00', '11-12T07:00'),
    ];
    const whole = between('10-20T00:00', '11-12T07:00');
    const byId = <T extends { id: string }>(rows: T[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(pieces.flatMap(({ clicks }) => clicks))).toEqual(byId(whole.clicks));
    const decided = new Map(pieces.flatMap((piece) => piece.decided.map(({ row }) => [row.id, row])));
    const conversions = pieces.flatMap((piece) =>
      piece.conversions.map(({ row }) => decided.get(row.id) ?? row),
    );
    const wholeRows = [...whole.conversions, ...whole.decided].map(({ row }) => row);
    const early = new Set(whole.decided.map(({ row }) => row.id));
    expect(byId([...conversions, ...[...decided.values()].filter(({ id }) => early.has(id))])).toEqual(
      byId(wholeRows),
    );
    const count = (piece: typeof whole) =>
      piece.impressions.reduce((sum, { impressions }) => sum + impressions, 0);
    expect(pieces.reduce((sum, piece) => sum + count(piece), 0)).toBe(count(whole));
  });

  test('lets every conversion follow its click and precede its decision', () => {
    const { conversions } = between('11-01T00:00', '11-20T12:00');
    expect(conversions.length).toBeGreaterThan(100);
    for (const { row, click } of conversions) {
      expect(row.ts.getTime()).toBeGreaterThanOrEqual(click.ts.getTime());
      expect(row.status === 'pending').toBe(row.decided_at === null);
      expect(row.decided_at?.getTime() ?? Infinity).toBeGreaterThan(row.ts.getTime());
    }
  });
});

describe('the seeded offers', () => {
  const offers = Object.values(brands).flatMap((brand) => brand.offers);

  test('are at least sixty, each with its own number and words', () => {
    expect(offers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(new Set(offers.map(({ terms }) => terms)).size).toBe(offers.length);
  });

  test('use every category, and approvals have every status', () => {
    expect(new Set(Object.values(brands).map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(otherApprovals.map(({ status }) => status))).toEqual(
      new Set(['approved', 'pending', 'rejected', 'blocked']),
    );
  });

  test('are approved once for each publisher', () => {
    const pairs = [...placements, ...otherApprovals].map(({ partner, offer }) => `${partner} ${offer}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const ids = new Set(offers.map(({ id }) => id));
    expect([...placements, ...otherApprovals].filter(({ offer }) => !ids.has(offer))).toEqual([]);
  });
});
