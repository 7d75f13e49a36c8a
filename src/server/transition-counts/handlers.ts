import type * as z from 'zod/mini';
import type { transitionCounts } from '#contract/transition-counts.ts';
import type { Db } from '../database/database.ts';
import { countRows } from '../database/lists.ts';
import type { CallContext, HandlersOf } from '../network.ts';
import { countTransitions, readHeatAccess } from './count-transitions.ts';

type Query = z.output<(typeof transitionCounts)['list']['query']>;

const within = (db: Db, { chart, hash, from, to }: Omit<Query, 'limit' | 'offset'>) =>
  db
    .selectFrom('transition_count')
    .$if(chart !== undefined, (query) => query.where('chart', '=', chart ?? ''))
    .$if(hash !== undefined, (query) => query.where('hash', '=', hash ?? ''))
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .select(({ fn }) => ['chart', 'hash', 'transition', fn.sum<number>('times').as('times')])
    .groupBy(['chart', 'hash', 'transition']);

const inOrder = (found: ReturnType<typeof within>) =>
  found.orderBy('times', 'desc').orderBy('hash').orderBy('transition');

async function listSums({ db }: CallContext, { limit, offset, ...filter }: Query) {
  const found = within(db, filter);
  const total = await countRows(db.selectFrom(found.as('sums')));
  const data = await inOrder(found)
    .$if(limit !== -1, (query) => query.limit(limit))
    .offset(offset)
    .execute();
  return { data, total, limit, offset };
}

async function shownSums({ db }: CallContext, query: Omit<Query, 'limit' | 'offset'>) {
  const access = await readHeatAccess(db);
  if (access !== 'everybody') return { access, taken: [] };
  const [rows, first] = await Promise.all([
    inOrder(within(db, query)).execute(),
    db
      .selectFrom('transition_count')
      .select(({ fn }) => fn.min('day').as('day'))
      .executeTakeFirst(),
  ]);
  return {
    access,
    first_day: first?.day ?? null,
    taken: rows.map(({ transition, times }) => ({ transition, times })),
  };
}

export const transitionCountHandlers: HandlersOf<'transitionCounts'> = {
  transitionCounts: {
    add: ({ body }, context) => countTransitions(context, body),
    shown: ({ query }, context) => shownSums(context, query),
    list: ({ query }, context) => listSums(context, query),
  },
};
