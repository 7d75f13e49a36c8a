import type { AuditReport } from '#contract/audit.ts';
import type { Evidence } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { sealed } from '../evidence/sign.ts';
import { expect, test } from '../support/portal.ts';
import { drop, paste, savedBy } from './saved-logs.ts';

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

// Its two clocks agree.
test.use({ now: null });

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

  await test.step('its row is red, and those before it are not', async () => {
    const rows = page.getByRole('table', { name: 'The entry and those before it' }).locator('tbody tr');
    const rednessOf = (row: typeof rows) =>
      row
        .locator('td')
        .first()
        .evaluate((cell) => {
          const [red = 0, , blue = 0] = (getComputedStyle(cell).backgroundColor.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return red - blue;
        });
    await expect(rows.last()).toContainText('cannot have happened');
    expect(await rednessOf(rows.last())).toBeGreaterThan(5);
    expect(await rednessOf(rows.first())).toBeLessThanOrEqual(5);
  });

  await test.step('a delivery that is gone is missed at the step that had to lead to it', async () => {
    const earlier = (seq: number) => (seq > loaded.seq ? seq - 1 : seq);
    const entries = log.entries
      .filter((one) => one !== loaded)
      .map(({ seq, cause, ...one }) => ({
        ...one,
        seq: earlier(seq),
        ...(cause !== undefined && { cause: cause && earlier(cause) }),
      }));
    await paste(page, JSON.stringify({ ...log, entries }));
    await expect(verdict).toContainText(`Something is missing after entry ${loaded.cause}, of session`);
    await expect(verdict).toContainText(
      'It emits user.loaded, which the wiring table passes on to terms as user.loaded: no entry of that follows.',
    );
    await expect(page.locator('tr[aria-current]')).toContainText('something is missing after it');
    await expect(page.getByText('All of them can have happened.')).toHaveCount(0);
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
    const running = log.entries.filter(({ event }) => event !== 'xstate.stop');
    const more = Array.from({ length: 30_000 }, (_, nth) => ({
      ...loaded,
      active: last.active,
      tags: [],
      seq: end + nth + 1,
      at: running.at(-1)?.at ?? 0,
      event: 'nothing.known',
      took: [],
      guards: [],
      changed: [],
      from: null,
      cause: null,
    }));
    await drop(page, JSON.stringify({ ...log, entries: [...running, ...more] }));
    await expect(page.getByRole('progressbar', { name: 'Checking the log …' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(verdict).toHaveCount(0);
    await expect(page.getByText(/^Event log of \d+ MB: too long to be shown here/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Choose event log' })).toBeFocused();
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
