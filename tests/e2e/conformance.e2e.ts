import { omit } from 'es-toolkit';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { drop, paste, savedBy } from './saved-logs.ts';

// Its two clocks agree.
test.use({ now: null });

test('[M3] a log is checked against its charts, pasted or dropped; a forged entry is red, with what could have happened @day6of12', async ({
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

  await test.step('what no portal writes is named, with its entry, and what another build may write', async () => {
    const entries = log.entries.map((one) => (one === answered ? { ...one, note: 'seen' } : one));
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict.first()).toContainText('Something was added to the log');
    await expect(verdict.first()).toContainText(`note in entry ${answered.seq}: no portal writes that.`);
    await expect(verdict.last()).toContainText('What is odd about the log stands above.');
    const others = entries.map((one) => ({ ...one, ...('build' in one && { build: 'another' }) }));
    await paste(page, JSON.stringify({ ...log, entries: others }));
    await expect(verdict.first()).toContainText('Another build wrote this log');
    await expect(verdict.first()).toContainText('1 key is not known here');
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
    const entries = log.entries.map((one) =>
      omit(one, ['from', 'cause', 'guards', 'changed', 'hash', 'build']),
    );
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
