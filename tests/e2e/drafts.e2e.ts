import type { BrowserContext, Locator, Page } from '@playwright/test';
import { token as tokenSchema } from '#contract/session.ts';
import { chunk } from 'es-toolkit';
import { accounts, password, type Account, type Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn, isWholeProduct } from '../support/whole-product.ts';
import { field, fromMenu, named } from './press.ts';

/** A form: where it is, what opens it there, and a field of it. */
type FormCase = {
  at: string;
  open?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  text?: string;
  /** It is open again by itself after its page was left for the login. */
  reopens?: true;
};

const inForm = (id: string, name: string) => (page: Page) =>
  page.locator(`form[id="${id}"]`).getByRole('textbox', { name });
const campaign = '/live-offers/1/live?tab=campaigns&campaign=102';

/** Every form in which a publisher types, by its file. */
const forms: Readonly<Record<string, readonly FormCase[]>> = {
  'profile/contact-form.tsx': [{ at: '/profile', field: inForm('contact', 'First name') }],
  'profile/email-card.tsx': [{ at: '/profile?tab=security', field: inForm('change-email', 'New email') }],
  'profile/billing-form.tsx': [{ at: '/profile?tab=billing', field: inForm('billing', 'City') }],
  'profile/traffic-form.tsx': [{ at: '/profile?tab=traffic', field: inForm('traffic', 'Main website') }],
  'profile/inquiries/new-inquiry.tsx': [
    { at: '/profile?tab=inquiries&ask=missing', field: inForm('inquiry', 'Transaction or order ID') },
    { at: '/profile?tab=inquiries&ask=message', field: inForm('inquiry', 'Subject') },
  ],
  'profile/inquiries/reply-form.tsx': [
    { at: '/profile?tab=inquiries&inquiry=5', field: inForm('reply', 'Reply') },
  ],
  'postbacks/editor/postback-form.tsx': [
    { at: '/postbacks?edit=new', field: inForm('postback-new', 'Name') },
    { at: '/postbacks?edit=1', field: inForm('postback-1', 'Name') },
  ],
  'offers/details/link-builder.tsx': [
    { at: '/live-offers/1/live?tab=tracking-links', field: inForm('tracking-link', 'Link name') },
    { at: '/live-offers/1/live?tab=tracking-links&link=101', field: inForm('tracking-link', 'Link name') },
  ],
  'offers/details/click-tag-form.tsx': [
    { at: '/live-offers/1/live?tab=click-tag', field: inForm('click-tag', 'Source') },
  ],
  'offers/details/comment-form.tsx': [
    { at: '/live-offers/28/pending', field: inForm('approval-comment', 'Your comment') },
  ],
  'offers/details/apply-again.tsx': [
    { at: '/live-offers/30/pending', field: inForm('apply-again', 'Your comment') },
  ],
  'offers/details/campaigns/campaign-form.tsx': [
    { at: campaign, field: inForm('campaign', 'Name') },
    {
      at: '/live-offers/1/live?tab=campaigns',
      open: (page) => named(page, 'New campaign').click(),
      field: inForm('new-campaign', 'Name'),
      reopens: true,
    },
  ],
  'offers/details/campaigns/rows-form.tsx': [
    {
      at: `${campaign}&edit=triggers`,
      open: (page) => named(page, 'Add a trigger').click(),
      field: (page) => page.locator('form#campaign-triggers').getByRole('textbox', { name: 'Name' }).last(),
      reopens: true,
    },
    {
      at: `${campaign}&edit=splitter`,
      field: (page) =>
        page.locator('form#campaign-splitter').getByRole('spinbutton', { name: 'Share' }).first(),
      text: '37',
    },
  ],
  'offers/details/campaigns/rtb-dialog.tsx': [
    {
      at: campaign,
      open: (page) =>
        page
          .getByRole('region', { name: 'Real-time buying' })
          .getByRole('button', { name: 'Request RTB' })
          .click(),
      field: inForm('rtb', 'What will you buy?'),
      reopens: true,
    },
  ],
  'offers/wall/apply-form.tsx': [
    {
      at: '/offer-wall?offer=48639',
      open: (page) => page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click(),
      field: inForm('apply', 'Message to the network'),
      reopens: true,
    },
  ],
  'figures/range-form.tsx': [
    {
      at: '/analytics',
      open: (page) => named(page, /^Last 7 days/).click(),
      field: (page) => page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox').first(),
      text: '2026/11/03',
      reopens: true,
    },
    {
      at: '/dashboard',
      open: (page) => named(page, 'Date range').click(),
      field: (page) => page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox').first(),
      text: '2026/11/03',
      reopens: true,
    },
  ],
  'lists/views/name-view.tsx': [
    {
      at: '/live-offers?country=DE',
      open: async (page) => (await fromMenu(page, 'Views', 'Save this view')).click(),
      field: inForm('view', 'Name'),
      reopens: true,
    },
  ],
  'lists/views/import-views.tsx': [
    {
      at: '/postbacks',
      open: async (page) => (await fromMenu(page, 'Views', 'Import views')).click(),
      field: inForm('views-import', 'Link or exported text'),
      reopens: true,
    },
  ],
};

/** Those without a draft, and why. */
const withoutDraft: Readonly<Record<string, string>> = {
  'profile/calendar-form.tsx': 'has one, but nothing is typed',
  'profile/emails/emails-form.tsx': 'has one, but nothing is typed',
  'profile/currency-dialog.tsx': 'a tick',
  'profile/named-token-dialog.tsx': 'a name',
  'profile/app-form.tsx': 'a code',
  'profile/passkey-form.tsx': 'a name',
  'profile/password-form.tsx': 'secrets',
  'auth/forgot-password-screen.tsx': 'nobody is signed in',
  'auth/second-factor.tsx': 'a code',
  'auth/set-new-password-screen.tsx': 'secrets',
  'auth/register-screen.tsx': 'nobody is signed in; it has one for a reload',
};

test('[S12] every form of the portal has a case', () => {
  const files = projectFiles
    .filter((file) => /^src\/(screens|lists|figures)\/.*\.tsx$/.test(file))
    .filter((file) => /\buseForm\(/.test(readProjectFile(file)))
    .map((file) => file.replace(/^src\/screens\//, '').replace(/^src\//, ''));
  expect(files.toSorted()).toEqual([...Object.keys(forms), ...Object.keys(withoutDraft)].toSorted());
});

/** A form that opens in two ways is tried in both in the whole product. */
const cases = Object.values(forms).flatMap((ways) => (isWholeProduct ? ways : ways.slice(0, 1)));
const textOf = ({ text, at }: FormCase) => text ?? `Typed at ${at.length}`;
const restored = (page: Page) =>
  page.getByRole('note').filter({ hasText: 'Your unsaved changes were restored.' });
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);

/** Shares of what one test has time for. */
const shares = chunk(cases, 5);

for (const [index, share] of shares.entries()) {
  test(`[F4] every form restores its text after a reload, says so, and can discard it: ${index + 1} of ${shares.length} ${inTurn(index + 8, 12)}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    for (const form of share) {
      await test.step(form.at, async () => {
        await page.goto(form.at);
        await form.open?.(page);
        // What is saved may still be arriving under the first keys.
        await expect(async () => {
          await typeInto(form.field(page), textOf(form));
          await expect(form.field(page)).toHaveValue(textOf(form), { timeout: 1000 });
        }).toPass();
        await page.reload();
        if (!form.reopens) await form.open?.(page);
        await expect(form.field(page)).toHaveValue(textOf(form));
        await restored(page).getByRole('button', { name: 'Discard' }).click();
        await expect(restored(page)).toHaveCount(0);
        await expect(form.field(page)).not.toHaveValue(textOf(form));
        await expect.poll(() => draftsIn(page)).toBe(0);
      });
    }
  });
}

async function signInAs(page: Page, account: Account) {
  await typeInto(field(page, 'Email'), accounts[account]);
  await typeInto(field(page, 'Password'), password);
  await named(page, 'Sign in').click();
}

/** The network no longer takes the token of this browser, as after a sign-out on another device. */
async function revokeToken(context: BrowserContext, network: Network) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  const { access_token: secret } = tokenSchema.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '')));
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json' };
  expect((await fetch(`${network.url}/oauth/token`, { method: 'DELETE', headers })).ok).toBe(true);
}

const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Session expired' });
/** Where the tab that signs in may be. */
const ownPlaces = /\/(?:dashboard|analytics)$/;

/** Any of the tabs may be the first that asks the network for something. */
async function expire(page: Page) {
  const other = page.url().endsWith('/dashboard') ? 'Analytics' : 'Dashboard';
  await page.getByRole('link', { name: other, includeHidden: true }).first().dispatchEvent('click');
  await expect(expired(page)).toBeVisible();
}
const toLogin = (page: Page) => page.getByRole('button', { name: 'Click here to login' }).click();

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

/** One that stands in its screen, one beside a list, one in a dialog that is open again by itself. */
const travelling = [
  'profile/billing-form.tsx',
  'postbacks/editor/postback-form.tsx',
  'offers/details/campaigns/rtb-dialog.tsx',
];

async function openAll(context: BrowserContext) {
  const opened = travelling.flatMap((file) => forms[file]?.slice(-1) ?? []);
  const tabs: { form: FormCase; tab: Page; text: string; place: string }[] = [];
  for (const form of opened) {
    const tab = await context.newPage();
    const text = textOf(form);
    await tab.goto(form.at);
    await form.open?.(tab);
    await typeInto(form.field(tab), text);
    tabs.push({ form, tab, text, place: pathOf(tab.url()) });
  }
  return tabs;
}

test('[S12] [S13] a form keeps its text over an expiry, at its address, in any tab that signs in again @full', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^401 /);
  await signIn();
  const tabs = await openAll(context);
  await page.bringToFront();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await revokeToken(context, network);
  await expire(page);
  await toLogin(page);
  await signInAs(page, 'publisher');
  await expect(page).toHaveURL(ownPlaces);
  for (const { form, tab, text, place } of tabs) {
    await test.step(`goes on in another tab: ${form.at}`, async () => {
      await tab.bringToFront();
      await expect(expired(tab)).toHaveCount(0);
      await expect(form.field(tab)).toHaveValue(text);
      expect(pathOf(tab.url())).toBe(place);
    });
  }

  await page.bringToFront();
  await revokeToken(context, network);
  await expire(page);
  for (const { tab } of tabs) {
    await tab.bringToFront();
    await toLogin(tab);
    await expect(tab).toHaveURL(/^[^?]*\/login\?redirect=/);
  }
  await page.bringToFront();
  await toLogin(page);
  await signInAs(page, 'publisher');
  await expect(page).toHaveURL(ownPlaces);
  for (const { form, tab, text, place } of tabs) {
    await test.step(`goes on after its own login: ${form.at}`, async () => {
      await tab.bringToFront();
      await expect(tab).toHaveURL(place);
      await expect(form.field(tab)).toHaveValue(text);
      await expect(restored(tab)).toBeVisible();
    });
  }
});

test('[S12] a draft is removed when its form is sent, reset or cancelled @day2of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const typed = async (fieldOf: (tab: Page) => Locator, text: string) => {
    await typeInto(fieldOf(page), text);
    await expect.poll(() => draftsIn(page)).toBe(1);
  };
  const isGone = () => expect.poll(() => draftsIn(page)).toBe(0);
  await page.goto('/live-offers/28/pending');
  await typed(inForm('approval-comment', 'Your comment'), 'We write about accounts.');
  await named(page, 'Save comment').click();
  await isGone();
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await typed(inForm('tracking-link', 'Link name'), 'Winter letter');
  await named(page, 'Reset').click();
  await isGone();
  await page.goto('/live-offers?country=DE');
  for (const leave of [() => named(page, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
    await (await fromMenu(page, 'Views', 'Save this view')).click();
    await typed(inForm('view', 'Name'), 'Germany');
    await leave();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await isGone();
  }
  await page.goto('/offer-wall?offer=48639');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await typed((tab) => field(tab, /^Where will the offer appear/), 'On trailmix.test/energy');
  await typeInto(field(page, /^Do you compare tariffs/), 'Every Monday');
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('You have applied')).toBeVisible();
  await isGone();
});
