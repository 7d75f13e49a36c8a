import { numberLocale } from '#i18n/writing.ts';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { textOfFieldCode, type FieldError } from './field-errors.ts';
import { dateFault } from './date-faults.ts';
import { patternOf } from './dates.ts';
import { traitsOf, type Implied } from './field-table.ts';
import type { FieldDefinition, FieldDefinitions, FormValues } from './field-types.ts';
import type { FormOptions } from './form-options.ts';
import { isRequired, readRules, type RuleSet } from './rule-set.ts';
import { brokenOf, isAsync, rulesToSchema } from './rules-to-schema.ts';
import type * as z from 'zod/mini';

type Rules<Definitions> = { readonly [Name in keyof Definitions]?: RuleSet };
type Present<Definitions extends FieldDefinitions> = Partial<FormValues<Definitions>>;

function impliedBy(field: FieldDefinition): Implied | null {
  const { rule, date } = traitsOf(field);
  return rule ?? (date ? { name: 'date_format', param: patternOf(date) } : null);
}

function withImplied(field: FieldDefinition, rules: RuleSet): RuleSet {
  const implied = impliedBy(field);
  if (!implied || readRules(rules).some(({ name }) => name === implied.name)) return rules;
  return typeof rules === 'string'
    ? `${rules}|${implied.name}:${implied.param}`
    : { ...rules, [implied.name]: [implied.param] };
}

const rulesOf = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  others: Rules<Definitions>,
): Record<string, RuleSet> =>
  Object.fromEntries(
    Object.entries<FieldDefinition>(fields).map(([name, field]) => [
      name,
      withImplied(field, others[name] ?? field.rules ?? ''),
    ]),
  );

// An unchecked checkbox is empty for its rules (F2).
const forRules = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === false ? null : value]));

const brokenRules = (issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap((issue): [string, FieldError][] => {
    const broken = brokenOf(issue);
    return broken ? [[String(issue.path[0]), broken]] : [];
  });

type Checking = { field: FieldDefinition; rules: RuleSet; locale: string };

const isEmptyFile = (value: unknown) => value instanceof File && value.size === 0;

// Validation of the type, apart from rules; the end of a range may be required.
function faultOf(value: unknown, { field, rules, locale }: Checking): FieldError | null {
  if ([value].flat().some(isEmptyFile)) return textOfFieldCode('FILE_EMPTY');
  const { fault: faultOfType } = traitsOf(field);
  if (faultOfType) return faultOfType(value, field, locale);
  // A rule of the form itself takes precedence.
  if (readRules(rules).some(({ name }) => name === 'date_format')) return null;
  const fault = dateFault(value, field);
  return fault?.dateFault === 'end' && isRequired(rules)
    ? { rule: 'required', params: [], target: null }
    : fault;
}

// Validation for conform: fields on screen by their values, the others as saved.
export function useValidation<Definitions extends FieldDefinitions>(
  fields: Definitions,
  { rules: others = {}, problems }: Pick<FormOptions<Definitions>, 'rules' | 'problems'>,
) {
  const locale = numberLocale(useLingui().i18n.locale);
  const rules = rulesOf(fields, others);
  const key = JSON.stringify(rules);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the rules are others
  const stable = useMemo(() => rules, [key]);

  const faultsIn = (present: Present<Definitions>) =>
    Object.entries<FieldDefinition>(fields).flatMap(([name, field]): [string, FieldError][] => {
      if (!Object.hasOwn(present, name)) return [];
      const fault = faultOf(present[name], { field, rules: others[name] ?? field.rules ?? '', locale });
      return fault ? [[name, fault]] : [];
    });

  const problemsIn = (value: FormValues<Definitions>, present: Present<Definitions>) =>
    (problems?.(value) ?? []).flatMap(({ field, code }): [string, FieldError][] => {
      const text = textOfFieldCode(code);
      return text && Object.hasOwn(present, field) ? [[field, text]] : [];
    });

  function validate(present: Present<Definitions>, saved: FormValues<Definitions>) {
    const value = { ...saved, ...present };
    const onScreen = Object.fromEntries(
      Object.entries(stable).filter(([name]) => Object.hasOwn(present, name)),
    );
    const schema = rulesToSchema(onScreen);
    type Parsed = ReturnType<typeof schema.safeParse>;
    const answer = ({ error }: Parsed) => {
      // The last of a field counts.
      const errors = [
        ...problemsIn(value, present),
        ...brokenRules(error?.issues ?? []),
        ...faultsIn(present),
      ];
      if (errors.length === 0) return { error: null, value };
      const fieldErrors = Object.fromEntries(errors.map(([name, found]) => [name, [found]]));
      return { error: { formErrors: null, fieldErrors } };
    };
    const values = forRules(value);
    return isAsync(onScreen) ? schema.safeParseAsync(values).then(answer) : answer(schema.safeParse(values));
  }

  return { rules: stable, validate };
}
