let load: () => Promise<void> = () => Promise.resolve();

/** Says how the texts load that the first screen does not show; without it they are there from the start. */
export function setLazyTexts(loadTexts: () => Promise<void>): void {
  load = loadTexts;
}

/** Loads the texts of what is loaded later than the first screen. */
export const lazyTexts = (): Promise<void> => load();
