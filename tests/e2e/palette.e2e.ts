import { expect, expectAccessible, test } from '../support/portal.ts';
import { fileWith } from '../support/built-file.ts';
import { typeInto } from '../support/type-into.ts';

test('[A5] the palette finds pages, actions, offers, campaigns and links by name or ID, with keys alone @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const input = palette.getByRole('combobox', { name: 'Search' });
  const options = palette.getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await expect(palette.getByRole('group')).toHaveCount(2);
  // Every page but the one that is open.
  await expect(palette.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText([
    'Analytics',
    'Offer Wall',
    'Pending & Live Offers',
    'Postbacks',
    'Pending offers',
    'Campaigns',
    'Tracking links',
    'Profile',
    'Security',
    'Billing details',
    'Payments',
    'Inquiries',
    'API access',
    'Settings',
    'Activity',
  ]);
  await typeInto(input, 'billing');
  await expect(options.first()).toHaveText('Billing details');
  await expect(options.first()).toHaveAttribute('data-highlighted', '');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile?tab=billing');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await typeInto(input, 'lumen');
  const offer = palette.getByRole('group', { name: 'Offers' }).getByRole('option', { name: /Lumen VPN/ });
  await expect(offer.first()).toBeVisible();
  const number = /(\d+)$/.exec((await offer.first().textContent()) ?? '')?.[1] ?? '';
  await typeInto(input, number);
  await expect(options.first()).toContainText('Lumen VPN');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live-offers\/\d+\/live$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lumen VPN');

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group').first()).toHaveAccessibleName('Recent');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Lumen VPN/,
    'Billing details',
  ]);
  await typeInto(input, 'nothing is called so');
  await expect(palette.getByRole('status')).toHaveText('No results for “nothing is called so”');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  const button = page.getByRole('button', { name: /^Search/ }).first();
  await button.click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(input, 'get link');
  await page.keyboard.press('Enter');
  const offers = page.getByRole('dialog', { name: 'Get link' });
  await expect(offers.getByPlaceholder('For which live offer?')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(palette).toBeVisible();
  await typeInto(input, 'get link');
  await page.keyboard.press('Enter');
  await typeInto(offers.getByRole('combobox'), 'lumen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live-offers\/\d+\/live\?tab=tracking-links$/);

  await page.keyboard.press('Control+k');
  await typeInto(input, 'theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+k');
  await typeInto(input, 'download track');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.keyboard.press('Control+k');
  await typeInto(input, 'deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Control+k');
  await typeInto(page.getByRole('combobox', { name: 'Suche' }), 'abmelden');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[A5] what is typed while the palette is long on its way is typed into it @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { promise: arrives, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(fileWith('app/palette/palette-dialog.tsx'), async (route) => {
    await arrives;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveAttribute('aria-expanded', 'true');
  }).toPass();
  await page.keyboard.type('wander', { delay: 20 });
  // Nothing is highlighted yet that it could choose.
  await page.keyboard.press('Enter');
  await page.clock.fastForward(10_000);
  letGo();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('wander');
});

test('[A5] [L5] a shortcut that is pressed while the page still loads is done once its frame is there @day4of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [address, key, part] of [
    ['/dashboard', 'Control+k', page.getByRole('combobox', { name: 'Search' })],
    ['/live-offers', '/', page.getByRole('searchbox')],
    ['/dashboard', '?', page.getByRole('dialog', { name: 'Keyboard shortcuts' })],
  ] as const) {
    const { promise: arrives, resolve: letGo } = Promise.withResolvers<void>();
    const frame = fileWith('app/shell/shell.tsx');
    await page.route(frame, async (route) => {
      await arrives;
      await route.continue();
    });
    // The script of the page has run by then.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.boot__root')).toBeVisible();
    await page.keyboard.press(key);
    letGo();
    await expect(part).toBeVisible();
    if (key === '/') await expect(part).toBeFocused();
    await page.unroute(frame);
  }
});

test('[A5] [L5] what is typed before the palette or a filter is there is typed into it @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/live-offers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const palette = page.getByRole('combobox', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wander well', { delay: 20 });
  await expect(palette).toHaveValue('wander well');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await page.getByRole('button', { name: 'Filter by Country' }).press('Enter');
  await page.keyboard.type('germ', { delay: 20 });
  await expect(page.getByRole('dialog', { name: 'Country' }).getByRole('searchbox')).toHaveValue('germ');
});

test('[L5] [L7] ArrowDown opens what its arrow shows: menus, filters, columns and views alike @day2of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/live-offers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Filter by Status', 'Filter by Country', 'Columns', 'Views']) {
    const trigger = main.getByRole('button', { name, exact: true }).first();
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  }
});

test.describe('by the machine’s clock', () => {
  test.use({ now: null });

  test('[A5] Search pressed twice is open, before its code has come and after, and a press elsewhere closes it @day10of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/live-offers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const input = page.getByRole('combobox', { name: 'Search' });
    const search = page.getByRole('button', { name: /^Search/ });
    const { x, y } = (await search.boundingBox()) ?? { x: 0, y: 0 };
    await search.dblclick();
    await expect(input).toBeFocused();
    await page.keyboard.type('wander');
    await expect(input).toHaveValue('wander');
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);

    await page.mouse.click(x + 10, y + 10);
    await input.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(input).toBeFocused();
    await page.keyboard.type('wander');
    await expect(input).toHaveValue('wander');
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 600, pressed);
    await page.mouse.click(20, 600);
    await expect(input).toHaveCount(0);
  });

  test('[A5] [L7] Search is open after two presses of Enter, and after two that are no double click, before its code has come and after @day3of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const input = page.getByRole('combobox', { name: 'Search' });
    const search = page.getByRole('button', { name: /^Search/ });
    const enter = async () => {
      await search.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    };
    const press = async () => {
      const { x, y } = (await search.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(x + 10, y + 10);
      await page.mouse.click(x + 10, y + 10);
    };
    for (const twice of [enter, press]) {
      await page.goto('/live-offers');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      for (const typed of ['wander', 'fitloop']) {
        await twice();
        await expect(input).toBeFocused();
        await page.keyboard.type(typed, { delay: 20 });
        await expect(input).toHaveValue(typed);
        await page.keyboard.press('Escape');
        await expect(input).toHaveCount(0);
      }
      await expect(page).toHaveURL(/\/live-offers$/);
    }
    await search.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('payments', { delay: 20 });
    await expect(page.getByRole('option', { name: /^Payments/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/payments/);
  });
});

test('[A5] [L2] [T1] the palette says what could not be loaded, asks again, and waits while something must be answered @day11of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 GET /);
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await network.fail({ call: 'choices.campaigns', status: 500 });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('status')).toContainText('Offers, campaigns and links could not be loaded.');
  await expect(palette.getByRole('option', { name: 'Offer Wall' })).toBeVisible();
  await palette.getByRole('button', { name: 'Refresh' }).click();
  await expect(palette.getByRole('status')).toHaveText('');
  await page.keyboard.press('Control+k');
  await expect(palette).toHaveCount(0);

  await signIn('pendingTerms');
  await page.reload();
  const terms = page.getByRole('alertdialog', { name: 'Terms and Conditions Update' });
  await expect(terms).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(terms).toBeVisible();
});

test('[A5] ten thousand links are searched without the page standing still @day1of12', async ({
  page,
  signIn,
}) => {
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    name: `Newsletter ${index + 1}`,
    offer: { id: 48_213, name: 'Lumen VPN' },
  }));
  await page.route('**/publisher/v1/dict/tracking-links?*', (route) =>
    route.fulfill({ json: { data: { data, total: data.length, limit: -1, offset: 0 } } }),
  );
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('newsletter 9999');
  await expect(palette.getByRole('option')).toHaveText([/^Newsletter 9999/]);
  await page.keyboard.press('Backspace');
  const links = palette.getByRole('group', { name: /^Tracking links/ });
  await expect(links.getByRole('option')).toHaveCount(6);
  await expect(links).toContainText('more, keep typing');
});
