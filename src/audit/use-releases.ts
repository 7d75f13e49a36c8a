import type { Evidence } from '#contract/evidence.ts';
import { useState } from 'react';
import type { Checked } from './evidence/check.ts';

const isSame = (one: Evidence, other: Evidence) => one.commit === other.commit && one.at === other.at;

/** Evidence of other releases, opened on one of the pages; all of them know it until a reload. */
export function useReleases() {
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
  return { latest, opened, open: (text: string) => void open(text) };
}
export type Releases = ReturnType<typeof useReleases>;
