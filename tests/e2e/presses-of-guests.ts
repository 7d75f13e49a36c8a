import { filled, named, type Visit } from './press.ts';
import { typeInto } from '../support/type-into.ts';

/** Buttons of who is not signed in. */
export const outside: readonly Visit[] = [
  {
    at: '/login',
    presses: [
      {
        call: 'session.signIn',
        button: (page) => filled(page, { Email: 'ann@portal.test', Password: 'secret' }, 'Sign in'),
      },
    ],
  },
  {
    at: '/forgot-password',
    presses: [
      {
        call: 'password.requestReset',
        button: (page) => filled(page, { Email: 'ann@portal.test' }, 'Send link'),
      },
    ],
  },
  {
    at: '/set-new-password?token=none&email=ann%40portal.test',
    presses: [
      {
        call: 'password.reset',
        button: (page) =>
          filled(
            page,
            { 'New password': 'correct horse battery', 'Repeat password': 'correct horse battery' },
            'Save password',
          ),
      },
    ],
  },
  {
    at: '/undo-change?token=none',
    presses: [{ call: 'accountChanges.undo', button: (page) => named(page, 'Undo the change') }],
  },
  {
    at: '/confirm-email?token=none',
    presses: [{ call: 'accountChanges.confirmEmail', button: (page) => named(page, 'Confirm address') }],
  },
  {
    at: '/register',
    presses: [
      {
        call: 'account.register',
        button: async (page) => {
          const country = page.getByRole('combobox', { name: 'Country', exact: true });
          await typeInto(country, 'Germany');
          await page.getByRole('option', { name: 'Germany', exact: true }).click();
          await page.getByRole('checkbox', { name: 'Newsletter' }).check();
          await page.getByRole('checkbox', { name: /^I have read and accept/ }).check();
          const values = {
            'First name': 'Mara',
            'Last name': 'Lindqvist',
            Email: 'mara@trailmix.test',
            Password: 'correct horse battery',
            'Repeat password': 'correct horse battery',
            'Company name': 'Trailmix Media',
            'Main website': 'https://trailmix.test',
          };
          return filled(page, values, 'Create account');
        },
      },
    ],
  },
];
