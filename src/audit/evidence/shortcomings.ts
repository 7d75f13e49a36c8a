import type { Evidence } from '#contract/evidence.ts';
import { isAhead } from '../conformance/clocks.ts';
import type { Sound } from './check.ts';

/** What keeps sound evidence from proving what runs here. */
export type Shortcoming =
  | 'uncommitted'
  | 'withoutResults'
  | 'withoutLaws'
  /** The portal was built of another commit, or with changes beyond it. */
  | 'otherCommit'
  /** It was written later than now. */
  | 'ahead'
  /** A key has signed it that this portal does not name. */
  | 'stranger';

const hasResults = ({ report: { runs, mutation } }: Evidence) =>
  runs.unit !== null && runs.browser !== null && mutation !== null;

type Here = {
  /** As `builtCommit` says it; empty where it is not known. */
  built: readonly string[];
  /** In ms since 1970. */
  now: number;
};

/** Everything that is missing, in the order in which it is said. */
export function shortcomingsOf({ evidence, signer }: Sound, { built, now }: Here): Shortcoming[] {
  const [commit = '', more] = built;
  const isOtherCommit = commit !== '' && (commit !== evidence.commit || more !== undefined);
  const found: Record<Shortcoming, boolean> = {
    uncommitted: evidence.hasLocalChanges,
    withoutResults: !hasResults(evidence),
    withoutLaws: evidence.explorations.length === 0,
    otherCommit: isOtherCommit,
    ahead: isAhead(Date.parse(evidence.at), now),
    stranger: signer === 'stranger',
  };
  // The keys of the table.
  return (Object.keys(found) as Shortcoming[]).filter((name) => found[name]);
}
