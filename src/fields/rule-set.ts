import { ruleMessages, type RuleName } from './rule-messages.ts';

// Text in the string form, any of these in the object form.
export type RuleParam = string | number | boolean | RegExp | Date | null;
type ParamsInObject = RuleParam | readonly RuleParam[] | Readonly<Record<string, RuleParam>>;
/**
 * The rules of a field (F2), as a string (`'required|email|max:64'`, parameters after a colon, separated by commas)
 * or an object (`{ required: true, max: 64, regex: /^[a-z|]+$/ }`), where `false` switches a rule off.
 */
export type RuleSet = string | Readonly<{ [Name in RuleName]?: ParamsInObject }>;
// One rule with positional or named parameters.
export type AppliedRule = {
  name: RuleName;
  params: readonly RuleParam[];
  named: Readonly<Record<string, RuleParam>>;
};

const isRuleName = (name: string): name is RuleName => Object.hasOwn(ruleMessages, name);

function nameOf(name: string): RuleName {
  if (!isRuleName(name)) throw new Error(`There is no rule '${name}'`);
  return name;
}

function readChained(rules: string): AppliedRule[] {
  return rules
    .split('|')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const colon = rule.indexOf(':');
      const name = nameOf(colon === -1 ? rule.trim() : rule.slice(0, colon).trim());
      return { name, params: colon === -1 ? [] : rule.slice(colon + 1).split(','), named: {} };
    });
}

const isList = (params: ParamsInObject): params is readonly RuleParam[] => Array.isArray(params);
const isNamed = (params: ParamsInObject): params is Readonly<Record<string, RuleParam>> =>
  typeof params === 'object' && params !== null && !(params instanceof RegExp) && !(params instanceof Date);

function readParams(params: ParamsInObject): Omit<AppliedRule, 'name'> {
  if (params === true) return { params: [], named: {} };
  if (isList(params)) return { params, named: {} };
  return isNamed(params) ? { params: [], named: params } : { params: [params], named: {} };
}

// Parses a rule set in order; the last of two equal rules wins (F2). Throws for unknown rules.
export function readRules(rules: RuleSet): AppliedRule[] {
  const read =
    typeof rules === 'string'
      ? readChained(rules)
      : Object.entries(rules)
          .filter(([, params]) => params !== false)
          .map(([name, params]) => ({ name: nameOf(name), ...readParams(params ?? null) }));
  return [...new Map(read.map((rule) => [rule.name, rule])).values()];
}

// Whether the field is marked as required (F4).
export const isRequired = (rules: RuleSet): boolean =>
  readRules(rules).some(({ name }) => name === 'required');
