import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { accounts, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const entry = z.looseObject({
  seq: z.number(),
  chart: z.string(),
  event: z.string(),
  active: z.array(z.string()),
  hash: z.optional(z.string()),
});
const savedLog = z.looseObject({ entries: z.array(entry) });
type Log = z.infer<typeof savedLog>;

/** The log of a portal in which somebody signs in, as 'Save event log' writes it. */
async function savedBy(page: Page): Promise<Log> {
  await page.goto('/statecharts/#/lanes');
  const portal = await page.context().newPage();
  await portal.goto('/login');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal).toHaveURL('/dashboard');
  await portal.close();
  await expect(page.getByRole('status')).toHaveText('The portal is closed');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save event log' }).click(),
  ]);
  return savedLog.parse(JSON.parse(await readFile(await saved.path(), 'utf8')));
}

/** Leaves a text on the clipboard and pastes it. */
async function paste(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Event log' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await expect(field).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

async function drop(page: Page, text: string) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'event-log.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('group', { name: 'Choose event log' }).dispatchEvent('drop', { dataTransfer });
}

test('[M3] a log is held against its charts, pasted or dropped; a forged entry is red, with what could have happened @day6of6', async ({
  page,
}) => {
  const log = await savedBy(page);
  const answered = log.entries.find(({ event }) => event === 'xstate.done.actor.signIn');
  if (!answered) throw new Error('Nobody signed in');
  const charts = new Set(log.entries.map(({ chart }) => chart)).size;
  const verdict = page.getByRole('main').getByRole('alert');
  await page.goto('/statecharts/#/conformance');

  await test.step('what happened can have happened', async () => {
    await paste(page, JSON.stringify(log));
    await expect(verdict).toContainText(`${log.entries.length} entries of ${charts} charts`);
    await expect(verdict).toContainText('All of them can have happened.');
  });

  const forged = {
    ...log,
    entries: log.entries.map((one) =>
      one === answered ? { ...one, active: ['session', 'session.signedOut', 'session.signedOut.idle'] } : one,
    ),
  };
  await test.step('a forged entry is found in a dropped file', async () => {
    await drop(page, JSON.stringify(forged));
    await expect(verdict).toContainText(`Entry ${answered.seq}, of session, cannot have happened`);
    await expect(verdict).toContainText('What happened leads to signedIn');
    const rows = page.getByRole('table', { name: 'The entry and those before it' }).getByRole('row');
    await expect(rows.last()).toContainText('cannot have happened');
    await expect(rows.getByText('cannot have happened')).toHaveCount(1);
    await expect(rows.nth(1)).toContainText('can have happened');
    const instead = page.getByRole('main').getByRole('listitem');
    await expect(instead.filter({ hasText: 'signIn' }).filter({ hasText: 'signedIn' }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the drawing is a link away', async () => {
    const link = page.getByRole('link', { name: 'in the drawing of session' });
    expect(await link.getAttribute('href')).toContain('#/chart/session?state=session.signedOut.signingIn');
  });

  await test.step('entries of another release are not judged by this one', async () => {
    const other = {
      ...log,
      entries: log.entries.map((one) => (one.chart === 'session' ? { ...one, hash: 'f'.repeat(64) } : one)),
    };
    await paste(page, JSON.stringify(other));
    await expect(verdict.first()).toContainText('This log is of another chart');
    await expect(verdict.first()).toContainText(`session ${'f'.repeat(12)}`);
    const left = other.entries.filter(({ chart }) => chart !== 'session').length;
    await expect(verdict.last()).toContainText(`${left} of ${log.entries.length} entries checked`);
    await expect(verdict.last()).not.toContainText('All of them');
  });

  await test.step('an entry that was taken out leaves a gap', async () => {
    const { entries } = log;
    expect(entries.map(({ seq }) => seq).toSorted((one, next) => one - next)).toEqual(
      entries.map((_, nth) => nth + 1),
    );
    const { seq } = entries[Math.floor(entries.length / 2)] ?? answered;
    await paste(page, JSON.stringify({ ...log, entries: entries.filter((one) => one.seq !== seq) }));
    await expect(verdict.first()).toContainText(`Entries are missing between ${seq - 1} and ${seq + 1}.`);
  });

  await test.step('an entry with another shape is named', async () => {
    const entries = log.entries.map((one, nth) => (nth === 2 ? { ...one, took: null } : one));
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict).toContainText('Entry 3 of the file: took is null; it has to be a list.');
  });

  await test.step('another text is no log', async () => {
    await drop(page, '{"entries":1}');
    await expect(verdict.filter({ hasText: 'This is no event log' })).toBeVisible();
    await expect(verdict).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Event log' })).toHaveValue('{"entries":1}');
  });
});
