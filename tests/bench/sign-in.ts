import type { Browser } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { onMeasuredPage, openUsable, type Sent } from './measured-page.ts';
import type { Site } from './sites.ts';
import { takeStep } from './steps.ts';
import { typeInto } from '../support/type-into.ts';

/** In ms: how long at least one request was in flight. */
export function underWay(requests: readonly Pick<Sent, 'start' | 'end'>[], from: number, to: number): number {
  let [total, until] = [0, from];
  for (const { start, end } of requests.toSorted((one, other) => one.start - other.start)) {
    const [begin, close] = [Math.max(start, until), Math.min(end || to, to)];
    if (close <= begin) continue;
    total += close - begin;
    until = close;
  }
  return total * 1000;
}

/** From the click on 'Sign in' to the painted dashboard, ms; and what of it was not waiting for the network. */
export const measureSignIn = (browser: Browser, site: Site): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    { profile: 'fast4g', usable: { selector: 'form input[type=password]' } },
    async (measured) => {
      const { page, network } = measured;
      await openUsable(page, `${site.url}/login`);
      await typeInto(page.locator('input[type=email]'), accounts.publisher);
      await typeInto(page.locator('input[type=password]'), password);
      await network.quiet();
      const opened = network.all().find(({ kind }) => kind === 'document')?.start ?? 0;
      network.forget();
      const { start, end } = await takeStep(measured, {
        name: 'sign in',
        target: 'form button[type=submit]',
        shown: { selector: 'main figure svg path', absent: 'main [aria-busy=true]' },
      });
      const painted = end - start;
      const waited = underWay(network.all(), opened + start / 1000, opened + end / 1000);
      return { painted, 'beyond the network': painted - waited };
    },
  );
