import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { AuditReport } from '#contract/audit.ts';
import type { Evidence } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { sealed } from '../evidence/sign.ts';
import { accounts, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const entry = z.looseObject({
  seq: z.number(),
  chart: z.string(),
  event: z.string(),
  active: z.array(z.string()),
  hash: z.optional(z.string()),
  build: z.optional(z.nullable(z.string())),
  at: z.number(),
  from: z.optional(z.nullable(z.string())),
  cause: z.optional(z.nullable(z.number())),
  guards: z.optional(z.unknown()),
  changed: z.optional(z.array(z.string())),
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

test('[M3] a log is held against its charts, pasted or dropped; a forged entry is red, with what could have happened @day6of12', async ({
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

  await test.step('a number that is none of an entry is named, and a mark at the beginning of a text is passed over', async () => {
    const entries = log.entries.map((one, nth) => (nth === 2 ? { ...one, seq: 40.5 } : one));
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict).toContainText('Entry 3 of the file: seq is 40.5; it has to be a whole number.');
    await paste(page, `\uFEFF${JSON.stringify(log)}`);
    await expect(verdict).toContainText('All of them can have happened.');
  });

  await test.step('a log without entries has no limits of a check', async () => {
    const limits = page.getByRole('heading', { name: 'What the check cannot see' });
    await expect(limits).toBeVisible();
    await paste(page, JSON.stringify({ ...log, entries: [] }));
    await expect(verdict).toContainText('The log is empty');
    await expect(limits).toHaveCount(0);
  });

  await test.step('details that no entry has leave no green, nor does an operator that the chart does not know', async () => {
    const entries = log.entries.map(({ from, cause, guards, changed, hash, build, ...one }) => one);
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict.first()).toContainText('Details were not recorded, or removed');
    await expect(verdict.first()).toContainText(
      'No entry has them: sender, cause, guards asked, what changed, build, definition. What they would say is not checked.',
    );
    await expect(verdict.last()).toContainText('What is odd about the log stands above.');
    await paste(page, JSON.stringify({ ...log, shadow: { operator: 7, partner: 12 } }));
    await expect(verdict.first()).toContainText('The log contradicts itself about who acted');
    await expect(verdict.first()).toContainText(
      'It names an operator who acted as a partner. By its chart shadowLogin nobody did.',
    );
    await expect(verdict.last()).toContainText('What is odd about the log stands above.');
  });

  await test.step('an actor has one definition: what another one made is named, and green is what was checked', async () => {
    const own = log.entries.filter(({ chart, hash }) => chart === 'navigation' && hash !== undefined);
    const other = own[3] ?? answered;
    const late = new Set(own.slice(3, 6).map(({ seq }) => seq));
    const entries = log.entries.map((one) => (late.has(one.seq) ? { ...one, hash: 'e'.repeat(64) } : one));
    await paste(page, JSON.stringify({ ...log, entries }));
    const refused = verdict.filter({ hasText: 'cannot have happened' });
    await expect(refused).toContainText(`Entry ${other.seq}, of navigation, cannot have happened`);
    await expect(refused).toContainText('a portal has one definition of each chart');
    const strange = log.entries.map((one) =>
      one.chart === 'session' ? { ...one, hash: 'e'.repeat(64), at: one === answered ? 0 : one.at } : one,
    );
    await paste(page, JSON.stringify({ ...log, entries: strange }));
    await expect(refused).toContainText(`Entry ${answered.seq}, of session, cannot have happened`);
    const rows = page.getByRole('table', { name: 'The entry and those before it' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('not checked');
    await expect(rows.getByText('can have happened', { exact: true })).toHaveCount(0);
  });

  await test.step('another text is no log', async () => {
    await drop(page, '{"entries":1}');
    await expect(verdict.filter({ hasText: 'This is no event log' })).toBeVisible();
    await expect(verdict).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Event log' })).toHaveValue('{"entries":1}');
  });
});

const notRun: AuditReport = { tests: [], runs: { unit: null, browser: null }, mutation: null, clauses: [] };

/** Evidence of another release, whose session chart is one with a file more. */
function otherRelease(): { evidence: Evidence; hash: string } {
  const now = makeEvidence(
    { commit: 'c0ffee', hasLocalChanges: false },
    { report: notRun, explorations: [] },
    new Date('2026-11-19T04:00:00Z'),
  );
  let hash = '';
  const charts = now.charts.map((chart) => {
    if (chart.name !== 'session') return chart;
    const files = { ...chart.definition.files, 'machines/session/former.ts': '0'.repeat(64) };
    const definition = { ...chart.definition, files };
    hash = sha256Of(definition);
    return { ...chart, definition, hash };
  });
  return { evidence: { ...now, charts }, hash };
}

test('[M3] what was opened and checked outlives its page, a long check says how far it is, and an empty file that it is empty @day9of12', async ({
  page,
}) => {
  const log = await savedBy(page);
  const loaded = log.entries.find(({ chart, event }) => chart === 'terms' && event === 'user.loaded');
  if (!loaded) throw new Error('No user was loaded');
  const verdict = page.getByRole('main').getByRole('alert');
  const field = page.getByRole('textbox', { name: 'Event log' });
  const changed = (change: object, of = loaded) =>
    JSON.stringify({ ...log, entries: log.entries.map((one) => (one === of ? { ...one, ...change } : one)) });
  await page.goto('/statecharts/#/conformance');

  await test.step('an empty file is said to be empty', async () => {
    await drop(page, '');
    await expect(verdict).toContainText('The file is empty');
    await expect(verdict).toContainText('event-log.json: There is nothing in it to check.');
    await expect(field).toHaveValue('');
  });

  await test.step('a sender that there is not is named, with its entry', async () => {
    await paste(page, changed({ from: 'the tooth fairy' }));
    await expect(verdict).toContainText(`Entry ${loaded.seq}, of terms, cannot have happened`);
    await expect(verdict).toContainText(
      'Its sender the tooth fairy is neither a chart nor an effect of one.',
    );
  });

  await test.step('details that are gone in the middle are named, with the entries that lack them', async () => {
    const since = log.entries.find(({ from }) => from !== undefined)?.seq ?? 0;
    const gone = new Set([loaded.seq, loaded.seq + 1]);
    const entries = log.entries.map(({ from, cause, guards, changed: keys, ...one }) =>
      gone.has(one.seq) ? one : { ...one, from, cause, guards, changed: keys },
    );
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict).toContainText(
      `From entry ${loaded.seq} to entry ${loaded.seq + 1} details are missing: sender, cause, guards asked, what changed. A portal that records them, as from entry ${since} on, does not stop.`,
    );
  });

  await test.step('entries of before the recording say so, whether a page was open or not', async () => {
    const entries = log.entries.map(({ from, cause, guards, changed: keys, ...one }) =>
      one.seq <= 3 ? one : { ...one, from, cause: cause && cause > 3 ? cause : null, guards, changed: keys },
    );
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([
      '3 entries, from 1 to 3, do not say who sent their events, what caused them or what they changed: recording had not begun.',
    ]);
  });

  await test.step('an entry that only a chart sends has a sender', async () => {
    await paste(page, changed({ from: null, cause: null }));
    await expect(verdict).toContainText('It names no sender, but no screen and no browser sends this');
  });

  await test.step('what is cut off at the beginning is said once', async () => {
    await paste(page, JSON.stringify({ ...log, entries: log.entries.slice(20) }));
    await expect(verdict.first()).toContainText(
      'Entry 21 is its first. The start of the portal is not in it.',
    );
    const limits = page.getByRole('main').getByRole('listitem');
    await expect(limits.first()).toContainText('cannot see entries that were removed at the end, nor others');
    await expect(page.getByText('removed at the beginning')).toHaveCount(0);
  });

  await test.step('a link of the result leads away, and Back to the text and its result', async () => {
    const text = changed({ active: ['terms', 'terms.nowhere'] });
    await paste(page, text);
    await expect(verdict).toContainText(`Entry ${loaded.seq}, of terms, cannot have happened`);
    await page.getByRole('link', { name: 'in the drawing of terms' }).click();
    await expect(field).toHaveCount(0);
    await page.goBack();
    await expect(verdict).toContainText(`Entry ${loaded.seq}, of terms, cannot have happened`);
    await expect(field).toHaveValue(text);
  });

  await test.step('a long check says that it goes on, and can be cancelled', async () => {
    const last = log.entries.findLast(({ chart, event }) => chart === 'terms' && event !== 'xstate.stop');
    if (!last) throw new Error('The terms did nothing');
    const end = log.entries.length;
    const more = Array.from({ length: 30_000 }, (_, nth) => ({
      ...loaded,
      active: last.active,
      tags: [],
      seq: end + nth + 1,
      at: 10_000_000,
      event: 'nothing.known',
      took: [],
      guards: [],
      changed: [],
      from: null,
      cause: null,
    }));
    const running = log.entries.filter(({ event }) => event !== 'xstate.stop');
    await drop(page, JSON.stringify({ ...log, entries: [...running, ...more] }));
    await expect(page.getByRole('progressbar', { name: 'Checking the log …' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(verdict).toHaveCount(0);
    await expect(field).not.toHaveValue('');
  });

  await test.step('a release that was opened beside another explains its log', async () => {
    const { evidence, hash } = otherRelease();
    const entries = log.entries.map((one) => (one.chart === 'session' ? { ...one, hash } : one));
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict.first()).toContainText('This log is of another chart');
    await page.getByRole('link', { name: 'Differences', exact: true }).click();
    await page
      .getByLabel('Open evidence', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({
        name: 'evidence.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(sealed(evidence, null))),
      });
    await expect(verdict).toContainText('1 chart differs');
    await page.getByRole('link', { name: 'Check a log' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 release is open' })).toBeVisible();
    await expect(verdict).toContainText('All of them can have happened.');
    const another = page.getByLabel('Open evidence of a release').and(page.locator('input'));
    const wrong = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await another.setInputFiles(wrong);
    const refused = verdict.filter({ hasText: 'This is no evidence' });
    await expect(refused).toContainText('holiday.json: The file has another form');
    await page.getByRole('link', { name: 'Differences', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Differences' })).toBeVisible();
    await expect(verdict).toContainText('1 chart differs');
    await expect(refused).toHaveCount(0);
    await page
      .getByLabel('Open evidence', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ ...wrong, name: 'other.json' });
    await expect(refused).toContainText('other.json: The file has another form');
    await page.getByRole('link', { name: 'Check a log' }).click();
    await expect(refused).toContainText('holiday.json: The file has another form');
    await expect(refused).toHaveCount(1);
    await page.getByRole('link', { name: 'Differences', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Differences' })).toBeVisible();
    await expect(refused).toContainText('other.json: The file has another form');
  });
});
