import type { Locator } from '@playwright/test';
import type { EvidenceFile } from '#contract/evidence.ts';
import { expect } from '../support/portal.ts';

/** The drawing of a changed chart opens at the change, grows by its button and is closed again. */
export async function expectChangeInSight(chart: Locator, transition: string) {
  const fold = chart.getByText('Drawing: added in green, changed in blue, removed in red and dashed');
  await fold.click();
  const changed = chart.locator(`[data-transition="${transition}"]`).first();
  await expect(changed).toBeInViewport({ ratio: 0.9 });
  const drawing = chart.getByRole('group', { name: /^Statechart / });
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  const before = await width();
  await chart.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await fold.click();
}

/** An error stands below its field; the button stays beside it. */
export async function expectOnOneLine(button: Locator, field: Locator) {
  const [one, other] = [await button.boundingBox(), await field.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(4);
}

/** A saved sign-off names the commit and the digest of the evidence that was compared, and so does its chart. */
export async function expectReleaseBefore(chart: Locator, saved: string, file: EvidenceFile) {
  const { digest, evidence: compared } = file;
  const { commit } = compared;
  expect(JSON.parse(saved)).toMatchObject({ signOff: { releases: { before: { commit, digest } } } });
  await expect(chart).toContainText(`commit ${commit.slice(0, 12)}, evidence ${digest.slice(0, 12)} →`);
}
