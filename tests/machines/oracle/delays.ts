/** In ms, as the specification says, or as was chosen where it is silent. No test reads a delay from a chart. */
export const delays = {
  /** Between an answer and the next request (P1). */
  polling: 1000,
  /** For the script of a screen (E12). */
  chunk: 120_000,
  /** For the data of a screen that was requested ahead (A4). */
  data: 150,
  /** Of the toasts (E9, E10). */
  error: 6000,
  success: 2000,
  anyOther: 4500,
  /** The end of the session is announced so long ahead (S13). */
  warning: 120_000,
  /** For the answers that a start waits for (S5 to S8). */
  start: 20_000,
  /** For the answer to signing out (S11, S12). */
  signOut: 10_000,
  /** Between two questions for the version (E12). */
  doubt: 60_000,
  /** Between two probes of the network, and for the word that it is back (N1). */
  probe: 30_000,
  restored: 4000,
  /** In an outage one retry goes ahead for all, then the next, and no more for a minute (N1). */
  betweenRetries: 1500,
  retryBudget: 60_000,
  /** A mailed link that is not answered can be tried again (E8). */
  link: 20_000,
  /** A save that takes longer says so (E8). */
  save: 5000,
  /** For the undo of a command (O3, O7). */
  undo: 6000,
} as const;

/** After one failure, two, and so on; the last one stands for all that follow (C1, T1, E12). */
export const pauses = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const;
