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
  /** All of the result, where what is out of sight follows. */
  whole?: Condition;
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

/** When it began, when its result was painted, and all of it; in ms since the navigation. */
export async function takeStep({ page, network }: Measured, step: Step) {
  await network.quiet(200);
  const { input, act } = await reach(page, step);
  await page.evaluate(([shown, from, whole]) => globalThis.bench.arm(shown, from, whole), [
    step.shown,
    input,
    step.whole,
  ] as const);
  await act();
  const late = page.waitForTimeout(patience).then(() => {
    throw new Error(`${step.name}: its result did not show within ${patience / 1000} s`);
  });
  const painted = page.evaluate(async () => ({
    ...(await globalThis.bench.painted),
    whole: await globalThis.bench.whole,
  }));
  return Promise.race([painted, late]);
}
