import { accounts } from '../support/network.ts';
import { createFindings, type BrowserAttack } from './attack.ts';
import { countRequests, enter, settled } from './forged-events.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const jumps = { 'an hour ahead': hour, 'an hour back': -hour, 'a year ahead': year, 'a year back': -year };
const mostRequests = 60;

export const browserClock: BrowserAttack = {
  name: 'clock jumps of the browser',
  bound: `a device whose clock jumps by an hour or a year stays signed in or is told once that the session has expired, without errors and with at most ${mostRequests} requests`,
  run: async ({ url }, context) => {
    const { note, findings } = createFindings();
    for (const [name, jump] of Object.entries(jumps)) {
      await context.clearCookies();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await enter(page, url);
      await settled(page);
      const counted = countRequests(page);
      await page.evaluate((by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by;
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      }, jump);
      await page.getByRole('banner').getByRole('link', { name: 'Offer Wall', exact: true }).click();
      const menu = page.getByRole('button', { name: accounts.publisher });
      const expired = page.getByText('Session expired', { exact: true });
      await menu.or(expired).first().waitFor();
      await settled(page);
      const told = await expired.count();
      const held = (await menu.isVisible()) ? told === 0 : told === 1;
      note(told > 0 ? 'told to sign in again' : 'still signed in', name, held);
      note(`errors: ${errors.length}`, `${name}: ${errors.join('; ')}`, errors.length === 0);
      const requests = counted();
      const isQuiet = requests <= mostRequests;
      note(isQuiet ? 'few requests' : 'many requests', `${name}: ${requests}`, isQuiet);
      await page.close();
    }
    return findings();
  },
};
