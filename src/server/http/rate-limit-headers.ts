import type { Context } from 'hono';
import { type Limits, type Standing, programLimits } from '../auth/limits.ts';
import { Refusal } from './refusal.ts';

// The keys are those of the table.
const names = Object.keys(programLimits) as (keyof typeof programLimits)[];

function note(context: Context, limit: string, { left, seconds }: Standing) {
  const name = names.find((one) => programLimits[one].limit === limit);
  if (!name) return;
  const { attempts, seconds: window } = programLimits[name];
  context.header('ratelimit-policy', `"${name}";q=${attempts};w=${window}`, { append: true });
  context.header('ratelimit', `"${name}";r=${left};t=${seconds}`, { append: true });
}

/** The limits, whose standing the answer then says in its headers (draft-ietf-httpapi-ratelimit-headers). */
export const withHeaders = (limits: Limits, context: Context): Limits => ({
  ...limits,
  spend: async (name, key) => {
    try {
      const standing = await limits.spend(name, key);
      note(context, name, standing);
      return standing;
    } catch (error) {
      if (error instanceof Refusal) {
        note(context, name, { left: 0, seconds: Number(error.headers['retry-after']) });
      }
      throw error;
    }
  },
});
