import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { fileOf, fileWith } from '../support/built-file.ts';
import { holdFrames } from '../support/hold-frames.ts';
import { accounts, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { importsOf, projectFiles } from '../support/source-files.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

const missing = (route: Route) => route.fulfill({ status: 404, body: '' });
const scripts = /\/assets\/[^?]*\.js$/;

/** How often the page was loaded so far. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /part of the portal/ });

test.beforeEach(({ problems }) => {
  problems.allow(/^404 GET \/assets/);
  problems.allow(/net::ERR_|MIME type|Failed to load module script|preload/);
});

for (const [nth, fault] of (['missing', 'unreachable'] as const).entries()) {
  test(`[E12] [S9] Sign in whose chunk is ${fault} says so, and goes through when it arrives ${inTurn(nth + 4, 12)}`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Sign in');
    await page.route(scripts, (route) => (fault === 'missing' ? missing(route) : route.abort()));
    await typeInto(page.getByLabel('Email'), accounts.publisher);
    await typeInto(page.getByRole('textbox', { name: 'Password' }), 'mistyped');
    await button(page, 'Sign in').click();
    await expect(button(page, 'Sign in')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveText(
      'Signing in could not be loaded. Trying again … You do not need to press again.',
    );
    await expectAccessible(page);
    // What is corrected while it waits is what is sent.
    await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
    await page.unroute(scripts);
    await online(page);
    await expect(heading(page)).toHaveText('Dashboard');
    expect(loads()).toBe(1);
  });
}

test('[E12] [O12] without its dialog unsaved changes are still asked about, and links work @day4of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const loads = countLoads(page);
  await page.route(fileOf('ui/overlays/dialog-window.tsx'), missing);
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await typeInto(name, 'Noor');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const leave = () => page.getByRole('link', { name: 'Offer Wall' }).first().click();
  await leave();
  await expect(question).toContainText('You have changes that are not saved.');
  await expect(page).toHaveURL('/profile');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await leave();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Noor');
  await leave();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await expect(heading(page)).toHaveText('Offer Wall');
  expect(loads()).toBe(1);
});

test('[E12] a screen whose chunk fails leaves the frame, keeps its address and opens when the connection returns @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const loads = countLoads(page);
  const postbacks = fileWith('screens/postbacks/postbacks-screen.tsx');
  // Before the portal can have fetched it ahead: an import that fails after its fetch has succeeded is failed for good.
  await page.route(postbacks, missing);
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
  const frame = page.getByRole('navigation', { name: 'Main' });
  const link = frame.getByRole('link', { name: 'Postbacks' });
  await link.click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect(page).toHaveURL('/postbacks');
  await expect(page).toHaveTitle(/^Postbacks - /);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Dashboard');
  await page.goForward();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await page.unroute(postbacks);
  await online(page);
  await expect(heading(page)).toHaveText('Postbacks');
  await expect(page).toHaveURL('/postbacks');
  expect(loads()).toBe(1);
});

for (const [nth, fault] of (['missing', 'unreachable', 'a page'] as const).entries()) {
  test(`[E12] the entry chunk loads without a reload, though it was ${fault} at first ${inTurn(nth + 10, 12)}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const loads = countLoads(page);
    // Asked for by the page itself, before its first script is there.
    const files = [fileWith('screens/profile/profile-screen.tsx'), fileWith('app/shell/shell.tsx')];
    const faults = {
      missing,
      unreachable: (route: Route) => route.abort(),
      'a page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    };
    for (const file of files) await page.route(file, faults[fault]);
    // The page has loaded itself anew once already.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'));
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    for (const file of files) await page.unroute(file);
    await online(page);
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('[E12] a screen that failed to load is retried after growing pauses, and at once when the connection returns @day8of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  const failure = page.waitForResponse(fileOf('app/shell/screen-failed.tsx'));
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
  // It loads when the page is idle, and React shows what comes later by the clock.
  await failure;
  await page.clock.pauseAt('2026-11-20T13:00:00Z');
  let asked = 0;
  const postbacks = fileWith('screens/postbacks/postbacks-screen.tsx');
  await page.route(postbacks, (route) => {
    asked += 1;
    return missing(route);
  });
  await page.getByRole('link', { name: 'Postbacks' }).first().click();
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(async () => (await fetch('/theme.js')).text());
  await page.clock.runFor(500);
  await expect(heading(page)).toHaveText('This page could not be loaded');
  for (const [nth, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    const before = asked;
    await page.clock.runFor(seconds * 1000 - (nth === 0 ? 1000 : 500));
    expect(asked).toBe(before);
    await page.clock.runFor(500);
    await expect.poll(() => asked).toBe(before + 1);
    // The next pause begins once the answer was read: what is asked for later is answered later.
    await page.evaluate(async () => (await fetch('/theme.js')).text());
  }
  await page.unroute(postbacks);
  await online(page);
  await expect(heading(page)).toHaveText('Postbacks');
});

type Part = {
  /** What a person does to get it. */
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

/** The parts of the frame and the kinds of popups, on the live offers. */
const parts: Readonly<Record<string, Part>> = {
  'ui/overlays/menu-popup.tsx': {
    open: press(accounts.publisher),
    shows: (page) => page.getByRole('menu', { name: accounts.publisher }),
  },
  'ui/overlays/popover-panel.tsx': {
    open: press(/^Notifications/),
    shows: dialog('Notifications of this session'),
  },
  'app/palette/palette-dialog.tsx': {
    open: press(/^Search \(/),
    shows: dialog('Search'),
  },
  'app/shell/shortcuts-dialog.tsx': {
    open: (page) => page.keyboard.press('?'),
    shows: dialog('Keyboard shortcuts'),
  },
};
const inNarrowWindows: Readonly<Record<string, Part>> = {
  'app/shell/mobile-drawer.tsx': { open: press('Open menu'), shows: dialog('Menu') },
  'ui/overlays/sheet-panel.tsx': { open: press(/^Filter$/), shows: dialog('Filter') },
};
/** Those that are met elsewhere, and where. */
const metElsewhere = new Set([
  // Above: another stands in for it; a frame that is lost counts as its screen.
  'ui/overlays/dialog-window.tsx',
  'app/shell/public-shell.tsx',
  'app/shell/shell.tsx',
  'app/shell/terms-dialog.tsx', // Below.
  // The page's own offer to reload stands in for these.
  'app/shell/account-suspended.tsx',
  'app/shell/factor-setup.tsx',
  'app/shell/screen-failed.tsx',
  'app/shell/screen-broken.tsx',
  // Silent: they come when there is something to say.
  'app/shell/guest-bar.tsx',
  'account/confirmation-dialog.tsx',
  'app/shell/toast-list.tsx',
  'account/inquiry-news.tsx',
  // The list of the bell has what it needs; what the network keeps stands above it.
  'app/shell/bell-notices.tsx',
  'ui/overlays/tip-window.tsx',
  // Asked for with a connection only; the names lead on without it.
  'screens/offers/offer-preview.tsx',
  // Few options are shown as well without it; the offer of a wall stands at its address.
  'ui/controls/virtual-options.tsx',
  'ui/overlays/side-dialog-window.tsx',
]);

test('[E12] every part of the frame that fails to load says so, and opens by itself when it arrives @day12of12', async ({
  page,
  signIn,
}) => {
  const lazy = projectFiles
    .filter((file) => /^src\/(app|ui)\/.*\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file))
    .flatMap(({ isLazy, target }) => (isLazy && 'file' in target ? path.relative('src', target.file) : []))
    .filter((file) => file.endsWith('.tsx'));
  const met = [...Object.keys(parts), ...Object.keys(inNarrowWindows), ...metElsewhere];
  expect([...new Set(lazy)].toSorted()).toEqual(met.toSorted());

  await signIn();
  const loads = countLoads(page);
  for (const [window, size] of [
    [parts, { width: 1280, height: 720 }],
    [inNarrowWindows, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    for (const source of Object.keys(window)) await page.route(fileOf(source), missing);
    await page.goto('/live-offers');
    await expect(heading(page)).toHaveText('Pending & Live Offers');
    for (const [source, { open, shows }] of Object.entries(window)) {
      await test.step(source, async () => {
        await open(page);
        await expect(bar(page)).toHaveText('A part of the portal could not be loaded. Trying again …');
        await expect(shows(page)).toHaveCount(0);
        // Escape takes back what is still on its way.
        await page.keyboard.press('Escape');
        await open(page);
        await page.unroute(fileOf(source));
        await online(page);
        await expect(shows(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(shows(page)).toHaveCount(0);
        // And what has come before the first frame in which it hears keys by itself.
        const draw = await holdFrames(page);
        await open(page);
        await expect(shows(page)).toBeAttached();
        await page.keyboard.press('Escape');
        await draw();
        await expect(shows(page)).toHaveCount(0);
      });
    }
    await expect(bar(page)).toHaveCount(0);
  }
  expect(loads()).toBe(2);
});

test('[E12] [T1] terms open when their failed chunk arrives @day1of12', async ({ page, signIn }) => {
  await signIn('pendingTerms');
  const dialogOfTerms = fileOf('app/shell/terms-dialog.tsx');
  await page.route(dialogOfTerms, missing);
  await page.goto('/dashboard');
  await expect(bar(page)).toHaveText('A part of the portal could not be loaded. Trying again …');
  await page.unroute(dialogOfTerms);
  await online(page);
  await expect(page.getByRole('alertdialog', { name: 'Terms and Conditions Update' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('[E12] of two popups still loading only the one pressed last opens @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/analytics');
  const filter = page.getByRole('button', { name: 'Offer, country, device' });
  const other = page.getByRole('button', { name: 'Link, sub ID, more' });
  await expect(filter).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
  await other.click();
  arrival.resolve();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
  await expect(other).toHaveAttribute('aria-expanded', 'true');
});
