import type { AnyActorRef, EventObject } from 'xstate';
import { beginnings, conditions, type ChartName, type States } from './wiring.ts';

/** Of an event that a condition sends: the chart whose step has changed its answer. */
export const sayers = new WeakMap<EventObject, AnyActorRef>();

type Answer = { text: string; news: EventObject | null; by: ChartName };
type Charts = {
  chart: (name: ChartName) => AnyActorRef | undefined;
  deliver: (to: ChartName, event: EventObject) => void;
};

/** Sends the conditions of the table whose answers have changed, each time that it is called with a chart that has started. */
export function standingConditions({ chart, deliver }: Charts) {
  /** The states of those that have started, as they were looked at last. */
  const seen = new Map<ChartName, unknown>();
  const answers = new Map<number, Answer>();
  const sent = new Map<number, string>();

  function answer(by: ChartName) {
    conditions.forEach(({ of, event }, index) => {
      // One that is there and has not started says nothing yet.
      if (!of.includes(by) || of.some((name) => chart(name) && !seen.has(name))) return;
      const news = event(Object.fromEntries(of.map((name) => [name, seen.get(name)])) as States);
      const text = JSON.stringify(news);
      if (text !== answers.get(index)?.text) answers.set(index, { text, news, by });
    });
  }
  function say(to: ChartName, { news, by }: Answer) {
    if (!news) return;
    // Several conditions say the same; what waits is sent by an arrival.
    const event = { ...news };
    const sayer = chart(to) && chart(by);
    if (sayer) sayers.set(event, sayer);
    deliver(to, event);
  }
  return (from: ChartName) => {
    seen.set(from, seen.get(from));
    // All that changed is noted before anything is sent: that changes others.
    for (const [name, before] of seen) {
      const now: unknown = chart(name)?.getSnapshot();
      if (now === before) continue;
      seen.set(name, now);
      answer(name);
    }
    conditions.forEach(({ to }, index) => {
      const latest = answers.get(index);
      if (!latest || latest.text === sent.get(index)) return;
      const isBeginning = !sent.has(index) && latest.news !== null && beginnings.has(latest.news.type);
      sent.set(index, latest.text);
      if (!isBeginning) say(to, latest);
    });
  };
}
