import { evidenceFile, type Evidence, type EvidenceFile } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { contradictsItself } from './contradictions.ts';
import { isSigned } from './signature.ts';

/** What runs here: hashes of the charts by name, and of the wiring. */
export type Running = { charts: Readonly<Record<string, string>>; wiring: string };

/** Who vouches for the evidence: `stranger` has a key that this portal does not name. */
export type Signer = 'operator' | 'stranger' | 'nobody';

export type Match = 'same' | 'another' | 'missing';

/** Evidence that nobody changed after it was written. */
export type Sound = {
  evidence: Evidence;
  /** SHA-256 of its canonical JSON. */
  digest: string;
  signer: Signer;
  publicKey: string | null;
  /** Whether each chart that runs here is the one that was tested, and the wiring. */
  charts: ReadonlyMap<string, Match>;
  wiring: Match;
  /** Their hashes, as they run here. */
  running: Running;
};

export type Fault =
  /** It is no evidence. */
  | 'unreadable'
  /** Something in it was changed afterwards. */
  | 'edited'
  /** It was changed, or another key has signed it. */
  | 'forged'
  /** The portal names the operator's key, and this is not signed with it. */
  | 'notByOperator'
  /** Its tests have results that its runs cannot have come to. */
  | 'contradictory';

export type Checked = ({ fault: null } & Sound) | { fault: Fault };

// Other keys in the file count too, so the digest is that of what was read.
const contentOf = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'evidence' in file ? file.evidence : null;

const isWhole = ({ evidence, digest }: EvidenceFile, content: unknown) =>
  sha256Of(content) === digest &&
  [...evidence.charts, evidence.wiring].every(({ hash, definition }) => sha256Of(definition) === hash);

const signerOf = ({ signature }: EvidenceFile, operatorKey: string | null): Signer => {
  if (!signature) return 'nobody';
  return signature.key === operatorKey ? 'operator' : 'stranger';
};

const matchOf = (tested: string | undefined, running: string): Match => {
  if (tested === undefined) return 'missing';
  return tested === running ? 'same' : 'another';
};

/** Judges a file of evidence; `operatorKey` is the one that this portal names. */
export function checkEvidence(file: unknown, running: Running, operatorKey: string | null): Checked {
  const read = evidenceFile.safeParse(file);
  if (!read.success) return { fault: 'unreadable' };
  const { evidence, digest, signature } = read.data;
  const content = contentOf(file);
  if (signature && !isSigned(content, signature)) return { fault: 'forged' };
  if (!isWhole(read.data, content)) return { fault: 'edited' };
  const signer = signerOf(read.data, operatorKey);
  if (operatorKey !== null && signer !== 'operator') return { fault: 'notByOperator' };
  if (contradictsItself(evidence)) return { fault: 'contradictory' };
  const tested = new Map(evidence.charts.map(({ name, hash }) => [name, hash]));
  return {
    fault: null,
    evidence,
    digest,
    signer,
    publicKey: signature?.key ?? null,
    charts: new Map(
      Object.entries(running.charts).map(([name, hash]) => [name, matchOf(tested.get(name), hash)]),
    ),
    wiring: matchOf(evidence.wiring.hash, running.wiring),
    running,
  };
}

/** The charts that run here and are not those that were tested; `wiring` for the table between them. */
export const changedIn = ({ charts, wiring }: Sound): string[] => [
  ...[...charts].filter(([, match]) => match !== 'same').map(([name]) => name),
  ...(wiring === 'same' ? [] : ['wiring']),
];
