import type { BrowserContext } from '@playwright/test';
import { signInAt } from '../support/network.ts';

/** What is attacked: a started portal at `url`. */
export type Target = {
  url: string;
  /** Moves the network's clock by so many milliseconds and does the work that falls due; null without test hooks. */
  advance: ((milliseconds: number) => Promise<unknown>) | null;
  /** Every try at its full size, instead of what `npm test` has the time for. */
  isWhole: boolean;
};

/** How often each outcome was seen, in words; `broken` names each try that got through. */
export type Findings = { outcomes: Record<string, number>; broken: string[] };

type AttackOf<Run> = {
  name: string;
  /** What has to hold while it is tried. */
  bound: string;
  run: Run;
};
export type ServerAttack = AttackOf<(target: Target) => Promise<Findings>>;
/** Gets a context that nobody is signed in to. */
export type BrowserAttack = AttackOf<(target: Target, context: BrowserContext) => Promise<Findings>>;

/** Counts outcomes; what is not `held` is broken. */
export function createFindings() {
  const outcomes: Record<string, number> = {};
  const broken: string[] = [];
  return {
    note: (outcome: string, attempt: string, held: boolean) => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (!held) broken.push(`${attempt}: ${outcome}`);
    },
    findings: (): Findings => ({ outcomes, broken }),
  };
}

export const triesOf = ({ outcomes }: Findings) =>
  Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** Bearer of the demo publisher. */
export const authorizationAt = async (url: string) => `Bearer ${(await signInAt(url)).access_token}`;
