import { expect, test } from '../support/portal.ts';

/** The main screens, with what has to be there first. */
const screens = [
  ['/dashboard', 'tbody th'],
  ['/analytics', 'tbody th'],
  ['/analytics?tab=pivot', '[role=treegrid] [role=rowheader]'],
  ['/analytics?tab=timeseries', 'tbody th'],
  ['/analytics?log=conversions&range=last-30-days', 'tbody th'],
  ['/offer-wall', 'article'],
  ['/offer-wall?view=table', 'tbody th'],
  ['/live-offers', 'tbody th'],
  ['/live-offers?tab=pending', 'tbody th'],
  ['/live-offers?tab=campaigns', 'tbody th'],
  ['/live-offers?tab=tracking-links', 'tbody th'],
  ['/live-offers/1/live', 'dl'],
  ['/live-offers/1/live?tab=tracking-links&link=1', 'form textarea, form input'],
  ['/live-offers/1/live?tab=campaigns&campaign=102', 'tbody th'],
  ['/postbacks', 'tbody th'],
  ['/postbacks?edit=1', 'form textarea'],
  ['/profile', 'form input'],
  ['/profile?tab=billing', 'form input'],
  ['/profile?tab=payments', 'tbody th'],
  ['/profile?tab=settings', 'form input'],
] as const;

/** What is wrong in the window as it is scrolled: sideways scrolling, actions out of sight, bars that cover too much. */
function faults(): string[] {
  const { innerWidth: width, innerHeight: height } = window;
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`${scrollWidth} px wide`);
  for (const cell of document.querySelectorAll('main tbody tr:first-child > [data-action]')) {
    const { left, right } = cell.getBoundingClientRect();
    if (left < 0 || right > width) found.push('actions out of sight');
  }
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return false;
    const box = element.getBoundingClientRect();
    const isStuck = box.top <= 60 || Math.round(box.bottom) >= height;
    return (
      isStuck && box.bottom > 0 && box.top < height && box.width > width / 2 && element.checkVisibility()
    );
  });
  const covered = new Set(
    bars.flatMap((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      const [from, to] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom))];
      return Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth);
    }),
  );
  if (covered.size > height / 3) {
    found.push(`${covered.size} of ${height} px under ${bars.map(({ className }) => className).join(', ')}`);
  }
  return found;
}

for (const [name, width, height] of [
  ['a phone on its side', 844, 390],
  ['a window at 200 % zoom', 720, 450],
] as const) {
  test(`[A9] [E14] in ${name} nothing is cut off, actions stay in sight and bars leave two thirds of the height`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    for (const [address, part] of screens) {
      await page.goto(address);
      await expect(page.getByRole('main').locator(part).first()).toBeVisible();
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((down) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo(0, (scrollHeight - window.innerHeight) * down);
        }, share);
        await expect.poll(() => page.evaluate(faults), `${address}, ${100 * share} % down`).toEqual([]);
      }
    }
  });
}
