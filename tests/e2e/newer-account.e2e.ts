import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import type { Json } from '../support/another-network.ts';
import { typeInto } from '../support/type-into.ts';

const at = '2026-11-20T11:00:00.000Z';
const rowsOf = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('listitem');
const answer = (page: Page, path: string, json: Json) =>
  page.route(`**/publisher/v1/${path}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );
const data = (value: Json) => ({ data: value, meta: { api_version: '9.0.0' } });
const pageOf = (rows: Json[]) => data({ data: rows, total: rows.length, limit: 10, offset: 0 });
/** What shows a reader that something was not there. */
const signs = /Data loading failed|run into an error|NaN|undefined|\[object|Invalid Date/;
async function expectWhole(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(signs)).toHaveCount(0);
}

test.beforeEach(({ signIn }) => signIn());

test('[P4] the activity of a newer network: unknown calls, kinds, people and changes cost a cell @day2of2', async ({
  page,
}) => {
  const row = {
    at,
    call: 'profile.update',
    kind: 'account',
    actor: { kind: 'publisher', name: 'Nora Feldkamp' },
    subject: null,
    changes: [{ field: 'phone', from: '1', to: '2' }],
    address: '127.0.0.1',
  };
  await answer(
    page,
    'activity?*',
    pageOf([
      { ...row, id: 1, call: 'loans.repay', kind: 'loans' },
      { ...row, id: 2, actor: { kind: 'robot', name: 'Auditor' } },
      {
        ...row,
        id: 3,
        changes: [{ field: 'scope', from: 'everything', to: null }],
        call: 'apiTokens.remove',
      },
      { ...row, id: 4, changes: [{ field: 'expires_at', from: null, to: 'next spring' }] },
      { ...row, id: 5, at: 'yesterday' },
      { ...row, id: 6, changes: 'many' },
      { ...row, id: 7, actor: null },
      { ...row, id: 8 },
    ]),
  );
  await page.goto('/profile?tab=activity&by=publisher');
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 8);
  await expect(rows.nth(1)).toContainText('loans.repay');
  await expect(rows.nth(2)).toContainText('Auditor');
  await expect(rows.nth(3)).toContainText('everything');
  await expect(rows.nth(4)).toContainText('next spring');
  await expect(rows.nth(8)).toContainText('Changed the profile');
  await expectWhole(page);
});

test('[P4] tokens, sessions and factors of a newer network: what nobody knows costs its words alone @day1of2', async ({
  page,
}) => {
  const token = {
    scope: 'figures',
    hint: 'pat_…abcd',
    created_at: at,
    expires_at: null,
    last_used_at: null,
    last_address: null,
  };
  await answer(
    page,
    'api-tokens?*',
    pageOf([
      { ...token, id: 1, name: 'Refunds', scope: 'refunds' },
      { ...token, id: 2, name: 'Late', expires_at: 'never' },
      { ...token, id: 3, name: 'Reporting' },
    ]),
  );
  await page.goto('/profile?tab=api');
  await expect(rowsOf(page, 'Named tokens')).toHaveText([/^Refunds/, /^Late/, /^Reporting/]);
  await expect(rowsOf(page, 'Named tokens').getByRole('button', { name: /^Revoke/ })).toHaveCount(3);
  await expectWhole(page);

  const session = {
    current: false,
    browser: 'Firefox',
    os: 'Linux',
    device: 'desktop',
    address: '203.0.113.7',
    country: 'DE',
    factor: 'password',
    operator: null,
    started_at: at,
    last_used_at: at,
    ends_at: null,
  };
  await answer(
    page,
    'sessions',
    data([
      { ...session, id: 'a', current: true },
      { ...session, id: 'b', device: 'refrigerator', factor: 'handshake', country: 'Atlantis' },
      { ...session, id: 'c', browser: null, os: null, started_at: 'once', ends_at: 'later' },
      { ...session, id: 'd', operator: { firstname: 'Ines', lastname: null } },
    ]),
  );
  await answer(
    page,
    'second-factor',
    data({
      totp: { created_at: 'long ago', kind: 'push' },
      passkeys: [{ id: 'p', name: 'Laptop', created_at: at, last_used_at: 'today', sort: 'ring' }],
      sms: [{ number: '+49' }],
      recovery_codes: null,
      required: 'maybe',
      offers_passkeys: true,
    }),
  );
  await page.goto('/profile?tab=security');
  await expect(rowsOf(page, 'Signed-in devices')).toHaveCount(4);
  await expect(rowsOf(page, 'Signed-in devices').nth(1)).toContainText('Firefox on Linux');
  await expect(rowsOf(page, 'Signed-in devices').nth(1).getByRole('button')).toHaveCount(1);
  await expect(rowsOf(page, 'Passkeys')).toContainText('Laptop');
  await expect(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
  await expectWhole(page);
});

test('[P4] [S9] a sign-in that asks for an unknown factor beside a known one goes on with that @day8of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^403 POST \/oauth\/token/);
  await context.clearCookies();
  const challenge = { id: 'c', methods: ['push', 'totp'], expires_in: 300, attempts_left: 5 };
  await page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED', errors: [], challenge } }),
  );
  await page.goto('/login');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code from your authenticator app' })).toBeFocused();
});

test('[P4] the page that undoes a change says what it knows of a change that nobody knows @day12of12', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.route('**/publisher/v1/undo-change/details', (route) =>
    route.fulfill({
      json: data([
        { kind: 'tax_number', at, restores: 'DE•••' },
        { kind: 'password', at: 'lately', restores: null },
      ]),
    }),
  );
  await page.goto('/undo-change?token=some');
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes).toHaveText([/^Your account\s*Changed .*Before: DE•••$/s, /^Your password/]);
  await expect(page.getByRole('button', { name: 'Undo the change' })).toBeEnabled();
  await expectWhole(page);
});

test('[P4] [P9] on a network that cannot say what a link undoes, the page asks as ever @day7of12', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^404 POST \/publisher\/v1\/undo-change\/details/);
  await context.clearCookies();
  await page.route('**/publisher/v1/undo-change/details', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND_HTTP_EXCEPTION', errors: [] } }),
  );
  await page.goto('/undo-change?token=some');
  await expect(page.getByRole('button', { name: 'Undo the change' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[O11] names from another network turn nothing around them: no invisible character is left on screen @day6of12', async ({
  page,
}) => {
  const turning = '\u202eevil\u2066 \u200fname\u2069';
  await answer(
    page,
    'api-tokens?*',
    pageOf([
      {
        id: 1,
        name: turning,
        scope: 'figures',
        hint: 'pat_…abcd',
        created_at: at,
        expires_at: null,
        last_used_at: null,
        last_address: null,
      },
    ]),
  );
  await page.goto('/profile?tab=api');
  await page.getByRole('button', { name: 'Revoke evil name (pat_…abcd)' }).click();
  await expect(page.getByRole('dialog', { name: 'Revoke the token evil name?' })).toBeVisible();
  const html = await page.locator('body').innerHTML();
  expect(html.match(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g)).toBe(null);
});
