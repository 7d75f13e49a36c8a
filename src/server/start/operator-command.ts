import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { forgetFactor, forgetUnreadable } from '../auth/forget-factor.ts';
import {
  addOperator,
  NoOperator,
  type OperatorRole,
  readOperators,
  removeOperator,
} from '../auth/operators.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { NotOpened } from '../database/not-opened.ts';
import { takeBounce } from '../mail/bounces.ts';
import { readUndelivered } from '../mail/deliver-mails.ts';
import { forgetRefusal } from '../mail/refused-addresses.ts';
import type { Network } from '../network.ts';
import { type GivenOfInquiry, inquiryCommands } from './inquiry-commands.ts';
import { BadOptions, type Options, readOptions } from './options.ts';
import { type GivenOfSetting, settingCommands } from './setting-commands.ts';
import { asksForHelp, typedCommands } from './typed-commands.ts';

/** Printed without a stack. */
export const expectedOfOperators = [BadOptions, NotOpened, NoOperator];

/** With which the command ends that failed: a mail server that pipes a mail into it tries again later (EX_TEMPFAIL). */
export const failureCodeOf = ([name]: readonly string[]) => (name === 'bounce' ? 75 : 1);

const roles: readonly OperatorRole[] = ['admin', 'superadmin'];

const usageOf = (command: string) =>
  [
    'add someone@example.net [--role admin|superadmin]',
    'list',
    'remove someone@example.net',
    'forget-factor someone@example.net',
    'forget-lost-factors',
    'mails',
    'mail-again someone@example.net',
    'bounce [FILE ...]',
    'inquiries',
    'inquiry ID',
    'answer|ask|decline ID "What the publisher reads"',
    'grant ID "What the publisher reads" [--click CLICK_ID] [--amount 12.50]',
    'settings',
    'set invoice_address "Harbour Street 1, 20457 Hamburg"',
  ]
    .map((line) => `${command} ${line}`)
    .join('\n');
const misused = (why: string) => new BadOptions(`${why}\n\n${usageOf(typedCommands().operator)}`);

/** `isAssumed`: nothing says where the portal runs. */
type Context = Pick<Network, 'db' | 'clock' | 'origin' | 'factors'> & { isAssumed: boolean };
type Given = GivenOfInquiry &
  GivenOfSetting & { email: string; role: OperatorRole | undefined; files: readonly string[] };

const commands: Readonly<Record<string, (context: Context, given: Given) => Promise<string>>> = {
  add: async (context, { email, role }) => {
    const link = await addOperator(context, email, role);
    const found = (await readOperators(context.db)).find((operator) => operator.email === email);
    const note = `\n\nIt is for a portal at ${context.origin}. PUBLIC_URL names another, as when the portal is started.`;
    return `${email} is an operator (${found?.role ?? ''}). This link sets the password, once and within 24 hours:\n\n    ${link}${context.isAssumed ? note : ''}`;
  },
  list: async ({ db }) => {
    const rows = await readOperators(db);
    return (
      rows
        .map(
          ({ email, role, status }) =>
            `${email}   ${role}${status === 'active' ? '' : ', removed: add opens it again'}`,
        )
        .join('\n') || 'There is no operator.'
    );
  },
  mails: async ({ db }) => {
    const rows = await readUndelivered(db);
    return (
      rows
        .map(
          ({ created_at: at, recipient, template, status, answer }) =>
            `${at.toISOString()}   ${recipient}   ${template}   ${status}: ${answer}`,
        )
        .join('\n') || 'Every mail has arrived, as far as the mail server says.'
    );
  },
  'mail-again': async ({ db }, { email }) =>
    (await forgetRefusal(db, email))
      ? `Mails go to ${email} again. Those of before are not repeated.`
      : `Nothing to do: mails to ${email} are not held back.`,
  bounce: async (context, { files }) => {
    const mails = files.length > 0 ? files.map((file) => readFile(file)) : [buffer(process.stdin)];
    const done = await Promise.all(mails.map(async (mail) => takeBounce(context, await mail)));
    return done.join('\n');
  },
  remove: async (context, { email }) => {
    const isLast = await removeOperator(context, email);
    const note = `\nNo operator is left: until "add" makes one, nobody can decide anything at /operators/.`;
    return `${email} is no operator any more: signed out everywhere, and the account is closed.${isLast ? note : ''}`;
  },
  'forget-factor': async (context, { email }) =>
    (await forgetFactor(context, email))
      ? `${email} has no second factor any more: signed out everywhere, the password alone signs in, and a mail says so.`
      : `Nothing to do: ${email} has no second factor.`,
  'forget-lost-factors': async (context) => {
    const lost = await forgetUnreadable(context, context.factors.key);
    return lost.length === 0
      ? 'Nothing to do: SECOND_FACTOR_KEY opens every authenticator app.'
      : `SECOND_FACTOR_KEY does not open these authenticator apps. They are taken away and their accounts signed out everywhere:\n\n    ${lost.join('\n    ')}`;
  },
  ...inquiryCommands,
  ...settingCommands,
};

const texts = { role: { type: 'string' }, click: { type: 'string' }, amount: { type: 'string' } } as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: texts });
  } catch (error) {
    throw misused(error instanceof Error ? error.message : '');
  }
}

type Word = 'email' | 'id' | 'name' | 'text' | 'value';

/** What each command needs behind its name. */
const needs: Readonly<Record<string, readonly Word[] | 'files'>> = {
  add: ['email'],
  remove: ['email'],
  'forget-factor': ['email'],
  'forget-lost-factors': [],
  list: [],
  mails: [],
  'mail-again': ['email'],
  bounce: 'files',
  inquiries: [],
  inquiry: ['id'],
  answer: ['id', 'text'],
  ask: ['id', 'text'],
  decline: ['id', 'text'],
  grant: ['id', 'text'],
  settings: [],
  set: ['name', 'value'],
};
const faults = {
  email: (word: string) => !z.safeParse(z.email(), word).success && `"${word}" is no e-mail address.`,
  id: (word: string) => !/^\d{1,15}$/.test(word) && `"${word}" is no number of an inquiry.`,
  name: (word: string) => word === '' && 'Name the setting.',
  text: (word: string) => word.trim() === '' && 'Say what the publisher is to read.',
  value: (word: string) => word === '' && 'Say what it is from now on.',
};

function readAmount(amount: string | undefined) {
  if (amount === undefined || /^\d{1,9}(\.\d{1,2})?$/.test(amount)) return amount;
  throw misused(`"${amount}" is no amount such as 12.50.`);
}

function readRole(role: string | undefined) {
  const known = roles.find((name) => name === role);
  if (role === undefined || known) return known;
  throw misused(`There is no role "${role}".`);
}

function readWords(needed: readonly Word[], words: readonly string[]) {
  const given = { email: '', id: '', name: '', text: '', value: '' };
  for (const [index, need] of needed.entries()) {
    const word = words[index] ?? '';
    const fault = faults[need](word);
    if (fault) throw misused(fault);
    given[need] = word;
  }
  return given;
}

function readCommand(args: string[]) {
  const { values, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const files = needs[name] === 'files' ? words.splice(0) : [];
  const needed = needs[name] === 'files' ? [] : (needs[name] ?? []);
  if (!run || words.length > needed.length) throw misused('Nothing was done.');
  const given = readWords(needed, words);
  return {
    run,
    given: {
      email: given.email.toLowerCase(),
      role: readRole(values.role),
      files,
      id: Number(given.id),
      text: given.text.trim(),
      name: given.name,
      value: given.value,
      click: values.click,
      amount: readAmount(values.amount),
    },
  };
}

/** Makes, lists and removes operators, answers inquiries and sets settings, in the database that `open` gives. */
export async function runOperatorCommand(
  args: string[],
  open: (options: Options, now: Date) => Promise<Database>,
) {
  if (args.length === 0 || asksForHelp(args[0])) {
    console.log(usageOf(typedCommands().operator));
    return;
  }
  const { run, given } = readCommand(args);
  const options = readOptions([], process.env);
  const database = await open(options, systemClock.now());
  try {
    const context = {
      db: database.db,
      clock: systemClock,
      factors: options.factors,
      origin: options.publicUrl ?? `http://localhost:${options.port}`,
      isAssumed: options.publicUrl === null,
    };
    console.log(`\n${await run(context, given)}\n`);
  } finally {
    await database.close();
  }
}
