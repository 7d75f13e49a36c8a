import type { Evidence } from '#contract/evidence.ts';
import { useState } from 'react';
import type { ReadSignOff, SignOff } from './differences/sign-off.ts';
import type { Checked } from './evidence/check.ts';

const isSame = (one: Evidence, other: Evidence) => one.commit === other.commit && one.at === other.at;

/** Those that were made or opened; one that is opened again counts once. */
function useSignOffs() {
  const [latest, setLatest] = useState<ReadSignOff | null>(null);
  const [all, setAll] = useState<readonly SignOff[]>([]);
  const add = (read: ReadSignOff) => {
    setLatest(read);
    if (read.fault !== null) return;
    const { signOff } = read;
    const text = JSON.stringify(signOff);
    setAll((known) => [...known.filter((one) => JSON.stringify(one) !== text), signOff]);
  };
  return { all, fault: latest?.fault ?? null, add };
}
export type SignOffs = ReturnType<typeof useSignOffs>;

/** Evidence of other releases and sign-offs, opened on one of the pages; all of them know these until a reload. */
export function useReleases() {
  const signOffs = useSignOffs();
  const [latest, setLatest] = useState<Checked | null>(null);
  const [opened, setOpened] = useState<readonly Evidence[]>([]);
  const open = async (text: string) => {
    // All charts and the cryptography: not for those who open nothing.
    const { readEvidence } = await import('./evidence/check-here.ts');
    const checked = readEvidence(text);
    setLatest(checked);
    if (checked.fault !== null) return;
    const { evidence } = checked;
    setOpened((known) => [evidence, ...known.filter((one) => !isSame(one, evidence))]);
  };
  return { latest, opened, signOffs, open: (text: string) => void open(text) };
}
export type Releases = ReturnType<typeof useReleases>;
