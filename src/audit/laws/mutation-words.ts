import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { chartNamed } from '../charts/audited-charts.ts';
import type { DiagramTransition } from '../charts/diagram.ts';
import { fixedDelays } from '../exports/fixed-delays.ts';

const words: readonly [RegExp, (name: string, other: string) => MessageDescriptor][] = [
  [/^drop$/, () => msg`is missing`],
  // All mutants whose names begin so.
  [/^drop…$/, () => msg`lacks one thing or another`],
  [/^swap action …$/, () => msg`does things in another order`],
  [/^drop action …$/, () => msg`does not do one thing or another`],
  [/^go to …$/, () => msg`leads elsewhere`],
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
  [/^take (.+) anew$/, (name) => msg`begins anew with ${name}`],
  [/^take (.+) as (.+)$/, (name, other) => msg`takes ${name} as ${other} does`],
  [/^also do (.+)$/, (name) => msg`does ${name} as well`],
  [/^add tag (.+)$/, (name) => msg`has the tag ${name} as well`],
  [/^call (.+) twice$/, (name) => msg`calls ${name} twice`],
  [/^leave out (.+)$/, (name) => msg`leaves ${name} as it was`],
  [/^a tenth$/, () => msg`is over after a tenth of its time`],
  [/^tenfold$/, () => msg`takes ten times as long`],
];

const joints: readonly [RegExp, (...parts: readonly string[]) => MessageDescriptor][] = [
  [
    /^wire from (\S+) (\S+) to (\S+) (\S+)$/,
    (...[from = '', on = '', to = '', type = '']) => msg`wire from ${from} ${on} to ${to} ${type}`,
  ],
  [/^(\S+): delay (\S+)$/, (...[chart = '', delay = '']) => msg`${chart}: delay ${delay}`],
  [
    /^condition (\d+) of (.+) for (\S+)$/,
    (number = '', of = '', to = '') => msg`condition ${number}: what ${to} knows of ${of}`,
  ],
];

/** What joins charts or lasts, in words; null for a part of a chart, which keeps its name. */
function jointIn(element: string): MessageDescriptor | null {
  for (const [pattern, word] of joints) {
    const [found, ...parts] = pattern.exec(element) ?? [];
    if (found !== undefined) return word(...parts);
  }
  return null;
}

type Mutation = {
  element: string;
  joint: MessageDescriptor | null;
  transition: DiagramTransition | null;
  change: MessageDescriptor | null;
};

const chartOf = (element: string) => chartNamed(/^[^. ]*/.exec(element)?.[0] ?? '');

// What a configuration calls an event, and what the chart that is made of it does.
const events: readonly [RegExp, (state: string, name: string) => string][] = [
  [/^(\S+) onDone$/, (_, call) => `xstate.done.actor.${call}`],
  [/^(\S+) onError$/, (_, call) => `xstate.error.actor.${call}`],
  [/^onDone$/, (state) => `xstate.done.state.${state}`],
  [/^after (\S+)$/, (state, delay) => `xstate.after.${delay}.${state}`],
];

/** The id of a transition in its chart, by the name that its mutants have: 'door.open | ring onDone | 0'. */
function idOf(element: string): string {
  const [state = '', said = '', place] = element.split(' | ');
  for (const [pattern, event] of events) {
    const found = pattern.exec(said);
    if (found) return [state, event(state, found[1] ?? ''), place].join(' | ');
  }
  return element;
}

const factors: Readonly<Record<string, number>> = { 'a tenth': 0.1, tenfold: 10 };

/** '120 s becomes 12 s', where the delay of a chart is a number; null for one that is computed. */
function timeWords(element: string, change: string): MessageDescriptor | null {
  const [, chart = '', name = ''] = /^(\S+): delay (\S+)$/.exec(element) ?? [];
  const { [change]: factor } = factors;
  const machine = chartNamed(chart)?.machine;
  const found = machine && fixedDelays(machine).find(([delay]) => delay === name);
  if (!found || factor === undefined) return null;
  const [before, after] = [found[1] / 1000, (found[1] * factor) / 1000];
  return msg`${before} s becomes ${after} s`;
}

function partsOf(element: string, change: MessageDescriptor | null): Mutation {
  const own = idOf(element);
  const transition = chartOf(element)?.transitions.find(({ id }) => id === own) ?? null;
  return { element, joint: jointIn(element), transition, change };
}

/** A mutant: what is broken, and how, in words; or what is to be broken, in any way. */
export function mutationOf(mutant: string): Mutation {
  const at = mutant.lastIndexOf(': ');
  const [element, change] = [mutant.slice(0, at), mutant.slice(at + 2)];
  for (const [pattern, word] of words) {
    const found = pattern.exec(change);
    if (found) {
      return partsOf(element, timeWords(element, change) ?? word(found[1] ?? '', found[2] ?? ''));
    }
  }
  return partsOf(mutant, null);
}
