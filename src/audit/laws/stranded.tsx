import type { Ahead } from '#machines/laws/counterexample.ts';
import { audit } from '#styled/recipes';
import { Plural, useLingui } from '@lingui/react/macro';
import { useFactNames } from './law-facts.ts';

/** What is wrong with a state from which no way leads to what the law asks for. */
export function Stranded({ ahead: { states, never } }: { ahead: Ahead }) {
  const { i18n } = useLingui();
  const nameOf = useFactNames();
  const goal = new Intl.ListFormat(i18n.locale).format(never.map(nameOf));
  return (
    <span className={audit().text}>
      <Plural
        value={states}
        one={`Nothing leads away from here, where this is not so: ${goal}.`}
        other={`# states can be reached from here, and in none of them this is so: ${goal}.`}
      />
    </span>
  );
}
