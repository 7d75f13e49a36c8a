import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: readonly [RegExp, (name: string, other: string) => MessageDescriptor][] = [
  [/^drop$/, () => msg`is missing`],
  [/^drop output$/, () => msg`ends without a result`],
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
  [/^take (.+) as (.+)$/, (name, other) => msg`takes ${name} as ${other} does`],
  [/^also do (.+)$/, (name) => msg`does ${name} as well`],
  [/^add tag (.+)$/, (name) => msg`has the tag ${name} as well`],
  [/^call (.+) twice$/, (name) => msg`calls ${name} twice`],
  [/^leave out (.+)$/, (name) => msg`leaves ${name} as it was`],
  [/^a tenth$/, () => msg`is over after a tenth of its time`],
  [/^tenfold$/, () => msg`takes ten times as long`],
];

type Mutation = { element: string; change: MessageDescriptor | null };

/** A mutant: what is broken, and how, in words. */
export function mutationOf(mutant: string): Mutation {
  const at = mutant.lastIndexOf(': ');
  const change = mutant.slice(at + 2);
  for (const [pattern, word] of words) {
    const found = pattern.exec(change);
    if (found) return { element: mutant.slice(0, at), change: word(found[1] ?? '', found[2] ?? '') };
  }
  return { element: mutant, change: null };
}
