import { expect, test } from '../support/portal.ts';
import { readingOf } from '../support/reading.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';
import { inTurn } from '../support/whole-product.ts';
import { readings } from './readings.ts';

for (const [nth, { address, reading }] of readings.entries()) {
  test(`[A9] ${address} is read in order: frame, landmarks, headings and its first twenty items ${inTurn(nth, 12)}`, async ({
    page,
    signIn,
  }) => {
    // After five seconds the bell counts inquiries.
    await stopLongTimers(page, 5000);
    if (address !== '/login') await signIn();
    await page.goto(address);
    await expect.poll(() => readingOf(page), { timeout: 20_000 }).toEqual(reading);
  });
}

test('[A9] headings of the recorded screens begin with the title and leave out no level', () => {
  const levels = readings.map(({ reading }) => reading.headings.map((heading) => Number(heading[0])));
  for (const of of levels) {
    expect(of.filter((level) => level === 1)).toHaveLength(1);
    expect(of[0]).toBe(1);
    expect(of.every((level, nth) => level <= (of[nth - 1] ?? 0) + 1)).toBe(true);
  }
});
