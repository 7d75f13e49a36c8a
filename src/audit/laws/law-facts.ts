import type { Fact } from '#machines/laws/compared.ts';
import type { Told } from '#machines/laws/retell.ts';
import { useLingui } from '@lingui/react/macro';

/** A fact before and after a step, in words. */
export type ShownFact = { id: string; name: string; before: string; after: string };

/** What a fact is called. */
export function useFactNames() {
  const { t } = useLingui();
  const around: Readonly<Record<string, string>> = {
    address: t`Address`,
    title: t`Title`,
    hasToken: t`A token is stored`,
    hasUser: t`Somebody is signed in and loaded`,
    isFree: t`Nothing has to be answered first`,
  };
  return ({ of, kind, name }: Omit<Fact, 'value'>): string => {
    const names: Record<Fact['kind'], () => string> = {
      context: () => t`${of} knows: ${name}`,
      state: () => t`${of} is in ${name}`,
      tag: () => t`${of} is tagged ${name}`,
      calls: () => t`${of}: calls under way`,
      runs: () => t`${of} runs`,
      fault: () => t`${of} breaks down with`,
      takes: () => t`${of} takes ${name}`,
      effects: () => t`Effects outside the charts`,
      browser: () => around[name] ?? name,
      view: () => around[name] ?? name,
    };
    return names[kind]();
  };
}

const idOf = ({ of, kind, name }: Fact) => [of, kind, name].join(' ');

/** What the broken laws compare, before and after a step. */
export function useLawFacts(before: Told | undefined, after: Told): ShownFact[] {
  const { t } = useLingui();
  const nameOf = useFactNames();
  const words = (value: Fact['value'] | undefined): string => {
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    return value === undefined || value === null || value === '' ? '–' : value;
  };
  return after.facts.map((fact) => {
    const was = before?.facts.find((one) => idOf(one) === idOf(fact));
    return { id: idOf(fact), name: nameOf(fact), before: words(was?.value), after: words(fact.value) };
  });
}
