import { close, field, filled, fromMenu, inDialog, named, savedIn, type Visit } from './press.ts';
import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';

async function signInElsewhere(page: Page) {
  const data = { client_id: 'publisher', username: accounts.publisher, password };
  await page.request.post('/oauth/token', { data });
  await page.reload();
}

/** Buttons of an account, its postbacks and views. */
export const account: readonly Visit[] = [
  {
    at: '/profile',
    presses: [
      {
        call: 'profile.update',
        button: async (page) => {
          await typeInto(field(page, 'First name'), 'Noor');
          return savedIn(page, 'Contact');
        },
      },
    ],
  },
  {
    at: '/profile?tab=billing',
    presses: [
      {
        call: 'billing.update',
        button: (page) =>
          filled(page, { 'VAT ID': 'DE 123 456 789', IBAN: 'DE89 3704 0044 0532 0130 00' }, 'Save'),
      },
      {
        call: 'profile.update',
        button: async (page) => {
          await named(page, 'Change currency').click();
          await page.getByRole('dialog').getByRole('checkbox').check();
          return inDialog(page, 'Change to USD');
        },
      },
    ],
  },
  {
    at: '/profile?tab=security',
    presses: [
      {
        call: 'accountChanges.requestEmail',
        button: (page) =>
          filled(page, { 'New email address': 'nora@elsewhere.test' }, 'Change email address'),
      },
      {
        call: 'password.change',
        button: (page) =>
          filled(
            page,
            {
              'Current password': 'portal-demo',
              'New password': 'a new and long one',
              'Repeat password': 'a new and long one',
            },
            'Save password',
          ),
      },
      { call: 'password.requestReset', button: (page) => named(page, 'Send link') },
      {
        call: 'sessions.end',
        button: async (page) => {
          await signInElsewhere(page);
          await named(page, /^Sign out (?!everywhere)/)
            .first()
            .click();
          return inDialog(page, 'Sign out');
        },
      },
      {
        call: 'sessions.endOthers',
        button: async (page) => {
          await close(page);
          await named(page, 'Sign out everywhere else').click();
          return inDialog(page, 'Sign out');
        },
      },
    ],
  },
  {
    at: '/profile?tab=settings',
    presses: [
      {
        call: 'profile.update',
        button: async (page) => {
          await page.getByRole('radio', { name: 'Sunday' }).check();
          return page.locator('#calendar').getByRole('button', { name: 'Save' });
        },
      },
      {
        call: 'notices.update',
        button: async (page) => {
          const emails = page.getByRole('region', { name: 'Emails' });
          await emails.getByRole('radio', { name: 'Off' }).first().check();
          return emails.getByRole('button', { name: 'Save' });
        },
      },
    ],
  },
  {
    at: '/profile?tab=api',
    presses: [
      { call: 'apiToken.create', button: (page) => named(page, 'Create token'), passes: true },
      {
        call: 'apiToken.revoke',
        button: async (page) => {
          await named(page, 'Revoke token').click();
          return inDialog(page, 'Revoke token');
        },
      },
      {
        call: 'apiTokens.create',
        button: async (page) => {
          await close(page);
          await named(page, 'Create named token').click();
          await typeInto(page.getByRole('dialog').getByLabel('Name'), 'Weekly report');
          return inDialog(page, 'Create');
        },
        passes: true,
      },
      {
        call: 'apiTokens.remove',
        button: async (page) => {
          await named(page, /^Revoke Weekly report/).click();
          return inDialog(page, 'Revoke');
        },
      },
    ],
  },
  {
    at: '/postbacks?edit=new',
    presses: [
      {
        call: 'postbacks.testCall',
        button: (page) =>
          filled(page, { Name: 'Tracker', 'Postback URL': 'https://tracker.example/in' }, 'Send a test call'),
      },
      { call: 'postbacks.create', button: (page) => named(page, /^Save/) },
    ],
  },
  {
    at: '/postbacks?edit=1',
    presses: [
      {
        call: 'postbacks.setDefault',
        button: async (page) => {
          await named(page, 'Set as default: Tracker, later decisions').click();
          return inDialog(page, 'Set as default');
        },
      },
      {
        call: 'postbacks.remove',
        button: async (page) => {
          await close(page);
          await (await fromMenu(page, 'Actions for Old tracker', 'Delete')).click();
          return inDialog(page, 'Delete');
        },
      },
      {
        call: 'postbacks.update',
        button: async (page) => {
          await close(page);
          await typeInto(field(page, 'Name'), 'Decisions');
          return named(page, /^Save/);
        },
      },
    ],
  },
  {
    at: '/live-offers?country=DE',
    presses: [
      {
        call: 'savedReports.create',
        button: async (page) => {
          await (await fromMenu(page, 'Views', 'Save this view')).click();
          await typeInto(field(page, 'Name'), 'Germany');
          return inDialog(page, 'Save');
        },
        passes: true,
      },
      {
        call: 'savedReports.update',
        button: async (page) => {
          await (await fromMenu(page, 'Views', 'Manage views')).click();
          return inDialog(page, 'Pin Germany');
        },
      },
      {
        call: 'savedReports.remove',
        button: async (page) => {
          await inDialog(page, 'Delete Germany').click();
          return inDialog(page, 'Delete');
        },
      },
    ],
  },
  {
    at: '/dashboard',
    presses: [
      { call: 'session.signOut', button: (page) => fromMenu(page, 'publisher@portal.test', 'Sign out') },
    ],
  },
];

/** The button of new terms, and what can be done once they are accepted. */
export const terms: readonly Visit[] = [
  {
    at: '/dashboard',
    presses: [
      {
        call: 'account.acceptTerms',
        button: async (page) => {
          await page.getByRole('checkbox', { name: 'I accept the new Terms and Conditions.' }).check();
          return named(page, 'Accept');
        },
        passes: true,
      },
    ],
  },
  {
    at: '/profile?tab=payments',
    presses: [
      {
        call: 'payments.request',
        button: async (page) => {
          await named(page, 'Request a payout').click();
          return inDialog(page, 'Request payout');
        },
        passes: true,
      },
      {
        call: 'payments.withdraw',
        button: async (page) => {
          await page.getByRole('link', { name: 'Open this payment' }).click();
          await inDialog(page, 'Withdraw the request').click();
          return page.getByRole('dialog').last().getByRole('button', { name: 'Withdraw', exact: true });
        },
      },
    ],
  },
];
