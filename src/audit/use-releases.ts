import type { Evidence } from '#contract/evidence.ts';
import { useState } from 'react';
import type { ReadSignOff, SignOff, SignOffFault } from './differences/sign-off.ts';
import type { Fault } from './evidence/check.ts';
import { useOpenedEvidence } from './opened-evidence.ts';
import { useAskBeforeReload, useTabState } from './tab-memory.ts';

const isSame = (one: Evidence, other: Evidence) => one.commit === other.commit && one.at === other.at;

type Looked = { of: string; names: readonly string[]; isSigned: boolean };
const nothingLooked: Looked = { of: '', names: [], isSigned: false };
const none: readonly never[] = [];

/** Those that were made or opened; one that is opened again counts once. */
function useSignOffs() {
  const [refused, setRefused] = useState<{ name: string; fault: SignOffFault } | null>(null);
  const [all, setAll] = useTabState<readonly SignOff[]>('sign-offs', none);
  /** The one that was opened last, with the name of its file. */
  const [latest, setLatest] = useState<{ file: string; signOff: SignOff } | null>(null);
  /** The changes that are ticked, by the comparison they are of: they outlive a look at another page. */
  const [looked, setLooked] = useTabState<Looked>('looked-at', nothingLooked);
  // A tab that is closed takes them along.
  useAskBeforeReload(looked.names.length > 0 && !looked.isSigned);
  /** The name that was typed, which outlives a change of the releases. */
  const [signer, setSigner] = useTabState('signer', '');
  /** `name` is that of its file. */
  const add = (read: ReadSignOff, name: string) => {
    setRefused(read.fault === null ? null : { name, fault: read.fault });
    setLatest(read.fault === null ? { file: name, signOff: read.signOff } : null);
    if (read.fault !== null) return;
    const { signOff } = read;
    const text = JSON.stringify(signOff);
    setAll((known) => [...known.filter((one) => JSON.stringify(one) !== text), signOff]);
  };
  const look = (of: string, names: readonly string[]) => setLooked({ of, names, isSigned: false });
  /** What is ticked was signed off and saved. */
  const keep = () => setLooked((now) => ({ ...now, isSigned: true }));
  return { all, latest, refused, add, signer, setSigner, looked, look, keep };
}
export type SignOffs = ReturnType<typeof useSignOffs>;

/** Where evidence is opened: each page says its own faults. */
type Opener = 'differences' | 'conformance';
/** A file that does not count. */
type Refused = { name: string; fault: Fault };

/** Evidence of other releases, the latest first, and sign-offs, opened on one of the pages; all of them know these, also after a reload. */
export function useReleases() {
  const signOffs = useSignOffs();
  const [opened, setOpened] = useOpenedEvidence();
  const [refused, setRefused] = useState<Partial<Record<Opener, Refused | null>>>({});
  const open = async (text: string, name: string, by: Opener) => {
    // All charts and the cryptography: not for those who open nothing.
    const { readEvidence } = await import('./evidence/check-here.ts');
    const checked = readEvidence(text);
    const { fault } = checked;
    setRefused((known) => ({ ...known, [by]: fault === null ? null : { name, fault } }));
    if (checked.fault !== null) return;
    const { signer, digest } = checked;
    const evidence = { ...checked.evidence, file: name, digest, signer };
    setOpened((known) => [evidence, ...known.filter((one) => !isSame(one, evidence))]);
  };
  const opensOn = (by: Opener) => (text: string, name: string) => void open(text, name, by);
  return { opened, refused, signOffs, opensOn };
}
export type Releases = ReturnType<typeof useReleases>;
