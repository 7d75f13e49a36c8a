import type { conditions, States } from '#machines/wiring.ts';

type Condition = (typeof conditions)[number];

// Stands for any context: every property gives itself again.
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
});

/** Tells what a condition says when exactly these tags are on ('chart tag'), as JSON too, and which tags it looked at. */
export function tell({ of, event }: Condition, on: ReadonlySet<string>) {
  const asked: string[] = [];
  const states = Object.fromEntries(
    of.map((chart) => {
      const hasTag = (tag: string) => {
        asked.push(`${chart} ${tag}`);
        return on.has(`${chart} ${tag}`);
      };
      return [chart, { hasTag, context: anything }];
    }),
  );
  // Conditions read tags and context, nothing else of a state.
  const news = event(states as unknown as States);
  return { asked, type: news?.type ?? null, text: JSON.stringify(news) };
}

/** The events that a standing condition can send, found by asking it under every combination of the tags it looks at. */
export function toldBy(condition: Condition): string[] {
  const told = new Set<string>();
  const tried = new Set<string>();
  const visit = (on: readonly string[]) => {
    const key = on.toSorted().join();
    if (tried.has(key)) return;
    tried.add(key);
    const { asked, type } = tell(condition, new Set(on));
    if (type !== null) told.add(type);
    for (const tag of asked) if (!on.includes(tag)) visit([...on, tag]);
  };
  visit([]);
  return [...told].toSorted();
}
