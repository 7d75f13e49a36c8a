import type { Evidence } from '#contract/evidence.ts';
import { hashCommand } from '#audit/evidence/hash-command.ts';
import { sealed } from '../evidence/sign.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { deploy, evidence, operator, report, stranger, without } from './deployed-evidence.ts';

// After the evidence was written.
test.use({ now: '2026-11-25T12:00:00Z' });

test('[M3] evidence shows what was tested, a changed guard makes it that of another chart, a forged one is found out @day7of12', async ({
  page,
}) => {
  const verdict = page.getByRole('main').getByRole('alert');
  const rowOf = (chart: string) =>
    page.getByRole('table', { name: 'Charts of the evidence' }).getByRole('row', { name: chart });

  await test.step('a build without any says so', async () => {
    await deploy(page, null, '#/evidence');
    await expect(page.getByRole('note')).toContainText('No evidence');
    await expect(page.getByRole('link', { name: 'Download the evidence' })).toHaveCount(0);
    await expect(page.getByText(/^[0-9a-f]{40}$/)).toBeVisible();
    const portal = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
    const [, build = ''] = /<script type="module"[^>]*src="[^"]*\/([^/"]+)\.js"/.exec(portal) ?? [];
    const running = page.getByText('Build that runs here').locator('..');
    await expect(running).toContainText(build);
    // It was known before the connection was lost.
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.abort(),
    );
    await page.reload();
    await expect(running).toContainText(build);
  });

  await test.step('a page in the place of evidence is none to download', async () => {
    await page.route('**/statecharts/evidence.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
    );
    await page.reload();
    await expect(verdict).toContainText('This is no evidence');
    await expect(page.getByRole('link', { name: 'Download the evidence' })).toHaveCount(0);
  });

  await test.step('a fresh deployment is green, with its date', async () => {
    await deploy(page, sealed(evidence, operator.privateKey), '#/evidence');
    await expect(verdict).toContainText('Tests of Nov 24, 2026, 03:00 UTC, written 04:00');
    const { length } = report.tests;
    await expect(
      page.getByText(
        `${length} tests name a requirement: ${length} passed, 0 failed, 0 skipped, 0 without a result.`,
      ),
    ).toBeVisible();
    await expect(page.getByText(hashCommand, { exact: true })).toBeVisible();
    await expect(page.getByText(/^by the operator, key/)).toBeVisible();
    await expect(rowOf('polling')).toContainText('runs as it was tested');
    // The button stands on the line of its hash.
    const copy = rowOf('polling')
      .getByRole('button', { name: /^Copy the hash of polling/ })
      .first();
    const [button, hash] = [
      await copy.boundingBox(),
      await rowOf('polling').locator('summary').first().boundingBox(),
    ];
    const middle = (box: typeof hash) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(button) - middle(hash))).toBeLessThanOrEqual(1);
    // What is opened takes lines, and no width from the other columns.
    const heads = page.getByRole('table', { name: 'Charts of the evidence' }).getByRole('columnheader');
    const edges = () => heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().left));
    const before = await edges();
    await rowOf('polling').locator('summary').first().click();
    await expect(rowOf('polling').getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    expect(await edges()).toEqual(before);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const { runs } = evidence.report;
  const lacking: [string, Partial<Evidence>][] = [
    ['unit tests', { report: { ...report, tests: [], runs: { ...runs, unit: null } } }],
    ['browser tests', { report: { ...report, runs: { ...runs, browser: null } } }],
    ['mutation', { report: { ...report, mutation: null } }],
    ['laws', { explorations: [] }],
  ];
  for (const [name, left] of lacking) {
    await test.step(`without ${name} it is incomplete`, async () => {
      await deploy(page, sealed({ ...evidence, ...left }, operator.privateKey), '#/evidence');
      await expect(verdict).toContainText('The evidence is incomplete');
      await expect(page.getByText('not run on this commit')).toHaveCount(1);
    });
  }
  await test.step('without unit tests no chart is called tested', async () => {
    await deploy(page, sealed({ ...evidence, ...lacking[0]?.[1] }, operator.privateKey), '#/evidence');
    await expect(rowOf('polling')).toContainText('as in the evidence, not tested');
    await expect(page.getByText('runs as it was tested')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Download the evidence' })).toHaveAttribute(
      'href',
      '/statecharts/evidence.json',
    );
  });

  const tests = page.getByRole('complementary', { name: 'Details' }).getByText(/\d+ tests?/);
  await test.step('its results stand where none ran', async () => {
    await deploy(page, sealed(evidence, operator.privateKey), '#/chart/polling?state=polling.requesting');
    await expect(page.getByText('Results from the evidence of Nov 24, 2026, 04:00 UTC')).toBeVisible();
    await tests.first().click();
    await expect(page.getByText('passed', { exact: true }).first()).toBeVisible();
  });

  await test.step('a changed guard makes it evidence for another chart', async () => {
    await deploy(
      page,
      sealed(without('"guard":"hasRetriesLeft",', 'polling'), operator.privateKey),
      '#/evidence',
    );
    await expect(verdict).toContainText('This evidence is for another chart');
    await expect(verdict).toContainText('polling');
    await expect(rowOf('polling')).toContainText('this evidence is for another chart');
    await expect(rowOf('toasts')).toContainText('runs as it was tested');
    await page.goto('/statecharts/#/chart/polling?state=polling.requesting');
    await tests.first().click();
    await expect(page.getByText('of another version, does not count').first()).toBeVisible();
  });

  const edited = { ...sealed(evidence, operator.privateKey), evidence: { ...evidence, commit: 'badcafe' } };
  for (const [name, file, words] of [
    ['an edited file', edited, 'The signature does not fit'],
    ['a key of somebody else', sealed(evidence, stranger.privateKey), 'Not signed by the operator'],
    ['a signature that was taken off', sealed(evidence, null), 'Not signed by the operator'],
    ['a file without the place of one', { evidence, digest: sealed(evidence, null).digest }, 'Not signed'],
  ] as const) {
    await test.step(`${name} is red`, async () => {
      await deploy(page, file, '#/evidence');
      await expect(verdict).toContainText(words);
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.goto('/statecharts/#/requirements');
      await expect(page.getByText('evidence that came along was refused')).toBeVisible();
    });
  }
});

test('[M3] evidence of another commit, or of a day to come, is incomplete @day8of12', async ({ page }) => {
  const verdict = page.getByRole('main').getByRole('alert');
  await deploy(page, sealed({ ...evidence, commit: 'badcafe' }, operator.privateKey), '#/evidence');
  await expect(verdict).toContainText(
    'The evidence is incompleteIt is of commit badcafe; this portal was built of c0ffee.',
  );
  const early = { ...evidence, at: '2026-11-25T12:06:00Z' };
  await deploy(page, sealed(early, operator.privateKey), '#/evidence');
  await expect(verdict).toContainText('written on Nov 25, 2026, 12:06 UTC, which is still to come');
});

test('[M3] evidence for another version of a chart is marked where the chart is shown, with both hashes whole @day2of12', async ({
  page,
}) => {
  const note = page.getByRole('main').getByRole('note').filter({ hasText: 'another version of this chart' });
  const counts = page.locator('svg text').filter({ hasText: /^×[1-9]/ });
  const inks = () =>
    counts.evaluateAll((all) => [...new Set(all.map((count) => count.getAttribute('fill')))]);
  const [muted, green] = ['var(--colors-fg-muted)', 'var(--colors-success-fg)'];
  const file = sealed(without('"guard":"hasRetriesLeft",', 'polling'), operator.privateKey);

  await test.step('the figures of its chart are grey, those of others green', async () => {
    await deploy(page, file, '#/chart/polling');
    await expect(note).toContainText('The evidence is for another version of this chart');
    expect(await inks()).toEqual([muted]);
    await expect(page.getByText('generated tests; the evidence is not of this version')).toBeVisible();
    await page.goto('/statecharts/#/chart/toasts');
    await expect(counts.first()).toBeVisible();
    await expect(note).toHaveCount(0);
    expect(await inks()).toEqual([green]);
  });

  await test.step('where its results are shown, they do not count', async () => {
    const another = 'of another version, does not count';
    const said = page.getByText('Another version was tested, so these results do not count: polling.');
    await page.goto('/statecharts/#/requirements?find=P1');
    await expect(page.getByRole('row', { name: /^P1 / })).toContainText(`1 test${another}`);
    await expect(said).toBeVisible();
    await page.goto('/statecharts/#/tests');
    const generated = page.getByRole('table', { name: 'Generated tests' });
    await expect(generated.getByRole('row', { name: /^polling / })).toContainText(another);
    await expect(said).toBeVisible();
    await page.goto('/statecharts/#/laws');
    await expect(said).toBeVisible();
    await page.goto('/statecharts/#/system?mode=list');
    await expect(said).toBeVisible();
    const unlike = 'the evidence is for another version';
    const charts = page.getByRole('navigation', { name: 'Statecharts' }).getByRole('link');
    await expect(charts.filter({ hasText: unlike })).toHaveText([/^polling, /]);
    const rows = page.getByRole('main').getByRole('button').filter({ hasText: unlike });
    await expect(rows).toHaveText([/^polling/]);
  });

  await test.step('it leads to the evidence, which has both hashes', async () => {
    await page.goto('/statecharts/#/chart/polling?mode=tables');
    await note.getByRole('link', { name: 'Evidence' }).click();
    const row = page
      .getByRole('table', { name: 'Charts of the evidence' })
      .getByRole('row', { name: 'polling' });
    const hash = (of: Evidence) => of.charts.find(({ name }) => name === 'polling')?.hash ?? '';
    const both = [hash(file.evidence), hash(evidence)];
    for (const whole of both) {
      await expect(row.getByText(whole, { exact: true })).toHaveCount(0);
      await row.locator('summary', { hasText: whole.slice(0, 12) }).press('Enter');
      await expect(row.getByText(whole, { exact: true })).toBeVisible();
    }
    await expect(row.getByRole('button', { name: /^Copy the hash/ })).toHaveCount(2);
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(
      expect.arrayContaining(both.map((whole) => expect.stringContaining(whole))),
    );
  });

  await test.step('a chart that the evidence lacks is marked too', async () => {
    const { charts, ...rest } = evidence;
    const less = { ...rest, charts: charts.filter(({ name }) => name !== 'polling') };
    await deploy(page, sealed(less, operator.privateKey), '#/chart/polling');
    await expect(page.getByRole('main').getByRole('note')).toContainText('The evidence lacks this chart');
    expect(await inks()).toEqual([muted]);
  });
});

test('[M3] evidence of what runs is shown before results of another commit on this machine, a failure here before both @day4of12', async ({
  page,
}) => {
  const note = page.getByText('Results from the evidence of Nov 24, 2026, 04:00 UTC');
  const here = { commit: evidence.commit, hasLocalChanges: false };
  const run = { at: '2026-11-20T03:00:00Z', passed: 1, failed: 0, skipped: 0 };
  const local = async (unit: object) => {
    await page.unroute('**/statecharts/tests.json');
    const own = { ...report, here, runs: { unit: { ...run, ...unit }, browser: null } };
    await page.route('**/statecharts/tests.json', (route) => route.fulfill({ json: own }));
    await page.goto('about:blank');
    await page.goto('/statecharts/#/tests');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tests');
  };
  await deploy(page, sealed(evidence, operator.privateKey), '#/tests');
  await local({ of: { commit: 'before', hasLocalChanges: false } });
  await expect(note).toBeVisible();
  await expect(page.getByText('passed then')).toHaveCount(0);
  await local({ of: here, failed: 1, passed: 0 });
  await expect(page.getByText('Tests ran last on Nov 20, 2026, 03:00 UTC')).toBeVisible();
  await expect(note).toHaveCount(0);

  // Evidence of other charts than run leaves the results of this machine, and says that they do not count.
  await deploy(page, sealed(without('"guard":"hasRetriesLeft",', 'polling'), operator.privateKey), '#/tests');
  await local({ of: { commit: 'before', hasLocalChanges: false } });
  await expect(page.getByText('They do not count here.')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('[M3] evidence in which no test of a chart has failed does not say that one has, and names the other commit that it is of @day4of12', async ({
  page,
}) => {
  const verdict = page.getByRole('main').getByRole('alert');
  const { runs } = evidence.report;
  const failure = { file: 'tests/api/hooks.test.ts', title: 'bring every row back', rows: [] };
  const unit = runs.unit && { ...runs.unit, failed: 1, failures: [failure] };
  const failing = { ...evidence, report: { ...report, runs: { ...runs, unit } } };
  await deploy(page, sealed(failing, operator.privateKey), '#/evidence');
  await expect(verdict).toContainText('Tests have failed, none of them of a chart.');
  const names = page.getByRole('listitem').filter({ hasText: failure.title });
  await expect(names).toContainText('tests/api/hooks.test.ts');
  await expect(page.getByRole('heading', { name: '1 test failed', exact: true })).toBeVisible();
  await expect(page.getByText('They do not count here.')).toHaveCount(0);

  const older = { ...failing, commit: 'badcafe' };
  await deploy(page, sealed(older, operator.privateKey), '#/evidence');
  await expect(verdict).toContainText('It is of commit badcafe; this portal was built of c0ffee.');
  await expect(page.getByRole('heading', { name: '1 test failed then' })).toBeVisible();
  const figures = page.getByText(/^\d+ tests name a requirement: /);
  await expect(page.getByText('These results are of commit badcafe, this is c0ffee.')).toBeVisible();
  const said = await figures.textContent();
  expect(said).toContain(`0 passed, 0 failed, 0 skipped, ${report.tests.length} ran on another commit alone`);
  // Another page says the same of the same results.
  await page.getByRole('link', { name: 'Tests', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tests');
  await expect(page.getByRole('main')).toContainText(said ?? '');
});
