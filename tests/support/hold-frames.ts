import type { Page } from '@playwright/test';

/** Nothing that waits for the next frame goes on before it is let go. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const frames = new Map<number, FrameRequestCallback>();
    const request = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    let last = 0;
    window.requestAnimationFrame = (frame) => {
      last -= 1;
      frames.set(last, frame);
      return last;
    };
    window.cancelAnimationFrame = (id) => (frames.delete(id) ? undefined : cancel(id));
    return () => {
      Object.assign(window, { requestAnimationFrame: request, cancelAnimationFrame: cancel });
      for (const frame of frames.values()) request(frame);
    };
  });
  return () => held.evaluate((release) => release());
}
