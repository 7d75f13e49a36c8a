import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: readonly [RegExp, (name: string) => MessageDescriptor][] = [
  [/^drop$/, () => msg`is missing`],
  [/^stay$/, () => msg`stays where it is`],
  [/^go to (.+)$/, (name) => msg`leads to ${name}`],
  [/^begin in (.+)$/, (name) => msg`begins in ${name}`],
  [/^unguard$/, () => msg`has no guard`],
  [/^negate$/, () => msg`has its guard reversed`],
  [/^swap with the next$/, () => msg`is tried after the next one`],
  [/^swap action (.+) with the next$/, (name) => msg`does ${name} after what follows it`],
  [/^drop action (.+)$/, (name) => msg`does not do ${name}`],
  [/^drop entry (.+)$/, (name) => msg`does not do ${name} on entry`],
  [/^drop exit (.+)$/, (name) => msg`does not do ${name} on exit`],
  [/^drop invoke (.+)$/, (name) => msg`does not call ${name}`],
  [/^drop tag (.+)$/, (name) => msg`lacks the tag ${name}`],
  [/^a tenth$/, () => msg`is over after a tenth of its time`],
  [/^tenfold$/, () => msg`takes ten times as long`],
];

/** A mutant: what is broken, and how, in words. */
export function mutationOf(mutant: string): { element: string; change: MessageDescriptor | null } {
  const at = mutant.lastIndexOf(': ');
  const change = mutant.slice(at + 2);
  for (const [pattern, word] of words) {
    const found = pattern.exec(change);
    if (found) return { element: mutant.slice(0, at), change: word(found[1] ?? '') };
  }
  return { element: mutant, change: null };
}
