import type { Evidence } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { sealed } from '../evidence/sign.ts';
import { expect, test } from '../support/portal.ts';
import { evidence } from './deployed-evidence.ts';

type Node = { on?: Record<string, unknown>; states?: Record<string, Node> };

/** An earlier release: the terms could not be unticked, could be pondered, and there was no viewer of logs. */
function earlier(): Evidence {
  const charts = evidence.charts
    .filter(({ name }) => name !== 'logViewer')
    .map((chart) => {
      if (chart.name !== 'terms') return chart;
      const definition = structuredClone(chart.definition);
      const { states = {} } = definition.config as Node;
      const { ticked } = states['blocking']?.states ?? {};
      delete ticked?.on?.['terms.untick'];
      states['pondering'] = {};
      if (states['hidden']) states['hidden'].on = { ...states['hidden'].on, 'terms.ponder': 'pondering' };
      return { ...chart, definition, hash: sha256Of(definition) };
    });
  return { ...evidence, charts };
}

test('[M3] a drawing of differences shows what was added and removed as that, and an added chart whole @day3of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/statecharts/#/differences');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'evidence.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(sealed(earlier(), null))),
    });
  const terms = page.getByRole('region', { name: 'terms', exact: true });
  const dashesOf = (selector: string) =>
    terms
      .locator(selector)
      .first()
      .evaluate((line) => getComputedStyle(line).strokeDasharray);
  const colourOf = (selector: string) =>
    terms
      .locator(selector)
      .first()
      .evaluate((line) => getComputedStyle(line).stroke);

  await test.step('the line of what was added is not as the others, and it is in sight', async () => {
    await terms.getByText('Drawing: added in green, changed in blue, removed in red and dashed').click();
    const untick = terms.locator('[data-transition="terms.blocking.ticked | terms.untick | 0"]');
    await expect(untick).toHaveAttribute('data-change', 'added');
    const arrow = '[data-arrow="terms.blocking.ticked -> terms.blocking.unticked"]';
    await expect(terms.locator(arrow)).toHaveAttribute('data-change', 'added');
    expect(await colourOf(`${arrow} path`)).not.toBe(
      await colourOf('[data-arrow="terms.blocking.ticked -> terms.blocking.accepting"] path'),
    );
    await expect(untick).toBeInViewport();
  });

  await test.step('what was removed is drawn dashed: the state, the arrow to it and its label', async () => {
    await expect(terms.locator('[data-state="removed terms.pondering"]')).toHaveAttribute(
      'data-change',
      'removed',
    );
    const gone = 'removed terms.hidden | terms.ponder | 0';
    await expect(terms.locator(`[data-transition="${gone}"]`)).toContainText('terms.ponder');
    expect(await dashesOf(`[data-arrow="${gone}"] path`)).not.toBe('none');
    expect(await dashesOf('[data-state="removed terms.pondering"] rect')).not.toBe('none');
    expect(await dashesOf(`[data-transition="${gone}"] rect`)).not.toBe('none');
  });

  await test.step('an added chart has its drawing, its states and a link', async () => {
    const added = page.getByRole('region', { name: 'logViewer', exact: true });
    await expect(added.getByRole('link', { name: 'Open the chart logViewer' })).toHaveAttribute(
      'href',
      '#/chart/logViewer',
    );
    await added.getByText('6 states').click();
    await expect(added.getByRole('listitem').filter({ hasText: 'lookingBack' })).toBeVisible();
    await added.getByText('Drawing', { exact: true }).click();
    await expect(added.getByRole('group', { name: 'Statechart logViewer', exact: true })).toBeVisible();
  });

  await test.step('on paper the comparison says who looks and between which commits', async () => {
    await page.getByLabel('Your name').pressSequentially('Ada');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Ada commit c0ffee, evidence \w{12} → commit \w+/)).toBeVisible();
  });
});
