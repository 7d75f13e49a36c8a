import type { Page } from '@playwright/test';
import type { Measured } from './measured-page.ts';
import type { Condition, Input } from './probe.ts';

/** An input, and the condition of its result. */
export type Step = {
  name: string;
  /** Pressed; with `choice`, a native select and the option. */
  target: string;
  choice?: string;
  shown: Condition;
};

// In ms: hover before a press.
const restOfHand = 100;
const patience = 30_000;

async function reach(
  page: Page,
  { target, choice }: Step,
): Promise<{ input: Input; act: () => Promise<unknown> }> {
  const found = page.locator(target).first();
  if (choice !== undefined) return { input: 'input', act: () => found.selectOption(choice) };
  await found.hover();
  await page.waitForTimeout(restOfHand);
  const act = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return { input: 'pointerdown', act };
}

/** When it began and when its result was painted, in ms since the navigation. */
export async function takeStep({ page, network }: Measured, step: Step) {
  await network.quiet(200);
  const { input, act } = await reach(page, step);
  await page.evaluate(([shown, from]) => globalThis.bench.arm(shown, from), [step.shown, input] as const);
  await act();
  const late = page.waitForTimeout(patience).then(() => {
    throw new Error(`${step.name}: its result did not show within ${patience / 1000} s`);
  });
  return Promise.race([page.evaluate(() => globalThis.bench.painted), late]);
}
