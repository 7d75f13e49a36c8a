import type { RuleName } from './rule-messages.ts';
import * as z from 'zod/mini';
import { datePatterns } from './dates.ts';
import { readRules, type AppliedRule, type RuleParam, type RuleSet } from './rule-set.ts';
import { requiresValue, isEmpty, passesRule, rules, type RuleContext } from './rules.ts';

// As data, so that its message follows the language.
export type BrokenRule = { rule: RuleName; params: readonly RuleParam[]; target: string | null };

type Values = Readonly<Record<string, unknown>>;

const broken = ({ name, params, named }: AppliedRule): BrokenRule => {
  const given = params.length > 0 ? params : Object.values(named);
  const [first] = given;
  const hasTarget = 'hasTarget' in rules[name];
  return { rule: name, params: given, target: hasTarget && typeof first === 'string' ? first : null };
};

const formatOf = (applied: readonly AppliedRule[]): string => {
  const format = applied.find(({ name }) => name === 'date_format');
  return String(format?.params[0] ?? format?.named.format ?? datePatterns.day);
};

// The first broken rule, else null. Empty values pass every rule but the required ones (F2, F4). `values` are those
// of the whole form, for rules about other fields. Only `dimensions` returns a promise.
export function firstBroken(value: unknown, ruleSet: RuleSet, values: Values): Found | Promise<Found> {
  const applied = readRules(ruleSet);
  const context: RuleContext = { values, datePattern: formatOf(applied) };
  if (isEmpty(value) && !applied.some((rule) => requiresValue(rule, context))) return null;
  return firstOf(value, applied, context);
}

type Found = BrokenRule | null;

function firstOf(
  value: unknown,
  [rule, ...others]: readonly AppliedRule[],
  context: RuleContext,
): Found | Promise<Found> {
  if (!rule) return null;
  const next = (passes: boolean) => (passes ? firstOf(value, others, context) : broken(rule));
  const passes = passesRule(value, rule, context);
  return passes instanceof Promise ? passes.then(next) : next(passes);
}

// Whether a rule set has to read a file.
const takesTime = (ruleSet: RuleSet) => readRules(ruleSet).some(({ name }) => name === 'dimensions');

// Whether to parse the schema with `safeParseAsync`.
export const isAsync = (fields: Readonly<Record<string, RuleSet>>): boolean =>
  Object.values(fields).some(takesTime);

type RuleIssue = { path: PropertyKey[]; broken: BrokenRule };

const issueOf = ({ path, broken: found }: RuleIssue) => ({
  code: 'custom' as const,
  path,
  input: undefined,
  params: { broken: found },
});

// The schema of a form: each value is checked against the rules of its field (F2). An issue carries the `BrokenRule`
// in `params.broken`, at most one a field (F4).
export function rulesToSchema<Value extends Values>(
  fields: Readonly<Record<string, RuleSet>>,
): z.ZodMiniType<Value, Value> {
  const check = z.check<Value>((payload) => {
    const found = Object.entries(fields).map(([name, ruleSet]) => {
      const report = (result: Found) => {
        if (result) payload.issues.push(issueOf({ path: [name], broken: result }));
      };
      const result = firstBroken(payload.value[name], ruleSet, payload.value);
      if (result instanceof Promise) return result.then(report);
      report(result);
      return null;
    });
    const waiting = found.filter((item) => item instanceof Promise);
    return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
  });
  return z.custom<Value>((value) => typeof value === 'object' && value !== null).check(check);
}

export const brokenOf = (issue: z.core.$ZodIssue): BrokenRule | null =>
  // Only `issueOf` writes issues of this code.
  issue.code === 'custom' ? ((issue.params?.broken as BrokenRule | undefined) ?? null) : null;
