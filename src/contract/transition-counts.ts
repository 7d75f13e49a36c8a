import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { day, instant } from './values.ts';
import { paging } from './wire.ts';

/** Who may read how often the transitions of the charts are taken; `off`: they are not collected. */
export const heatAccess = z.enum(['off', 'operators', 'everybody']);
export type HeatAccess = z.infer<typeof heatAccess>;

/** The most that one call may hold. */
export const mostCounted = { charts: 60, transitions: 400, times: 100_000 } as const;

const chart = z.string().check(z.minLength(1), z.maxLength(60));
/** SHA-256 of the definition of a chart. */
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));
/** As the event log names it: 'source state | event | index'. */
const transition = z.string().check(z.minLength(1), z.maxLength(250));
const times = z.int().check(z.gte(1), z.lte(mostCounted.times));

/**
 * How often a portal took its transitions from one moment to another: of nobody, without what an event carried. The
 * period ends now and is at most a day long. What the network does not know of its charts is dropped, and counted as
 * such.
 */
const sums = z.strictObject({
  from: instant,
  to: instant,
  charts: z
    .array(
      z.strictObject({
        chart,
        hash,
        taken: z
          .array(z.strictObject({ transition, times }))
          .check(z.minLength(1), z.maxLength(mostCounted.transitions)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostCounted.charts)),
});

const range = { from: z.optional(day), to: z.optional(day) };
const taken = z.object({ transition: z.string(), times: z.int() });

/** Anonymous counts of transitions, where an operator has them collected: `general.transition_counts`. */
export const transitionCounts = resource('transitionCounts', {
  /** Answers how many were counted and dropped; refused with 404 as long as nothing is collected. */
  add: endpoint('POST /public/v1/transition-counts', {
    auth: 'anyone',
    body: sums,
    answer: data(z.object({ counted: z.int(), dropped: z.int() })),
    ignoresUnauthorised: true,
    chosen: true,
  }),
  /**
   * Of one chart, for everybody, but only where the operator shows them; without any `taken` otherwise. `first_day`: the
   * first of which any chart was counted.
   */
  shown: endpoint('GET /public/v1/transition-counts', {
    auth: 'anyone',
    query: z.strictObject({ hash, ...range }),
    answer: data(z.object({ access: heatAccess, first_day: z.nullish(day), taken: z.array(taken) })),
    chosen: true,
  }),
  /** For operators, of all charts, the most frequent first. */
  list: endpoint('GET /publisher/v1/transition-counts', {
    auth: 'operator',
    query: z.strictObject({ ...paging, chart: z.optional(chart), hash: z.optional(hash), ...range }),
    answer: page(z.object({ chart: z.string(), hash: z.string(), transition: z.string(), times: z.int() })),
    chosen: true,
  }),
});
