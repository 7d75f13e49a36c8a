import { mutantNames, partOf, parts, type Part } from '#machines/mutants/world-mutants.ts';
import { audit, laws } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useSay } from '../charts/chart-texts.ts';
import { hashOf, lawsPlace } from '../place.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Mutation, spokenMutation } from './mutation.tsx';

const mostShown = 60;

function Mutants({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  // All of them on paper.
  const most = usePrintedAt() !== null ? names.length : mostShown;
  const more = names.length - most;
  if (names.length === 0) return null;
  return (
    <ul className={laws().mutants} aria-label={t`What can be broken`}>
      {names.slice(0, most).map((name) => {
        return (
          <li key={name}>
            <a href={hashOf(lawsPlace(name))}>
              <Mutation of={name} />
            </a>
          </li>
        );
      })}
      {more > 0 ? (
        <li>
          <Plural value={more} one="# more: search for it" other="# more: search for them" />
        </li>
      ) : null}
    </ul>
  );
}

/** What is chosen among: what `part` has of these words. */
export type Choice = { part: Part; typed: string };

/** That of a page which begins with a mutant. */
export const firstChoice = (mutant: string | null): Choice => ({
  part: (mutant === null ? null : partOf(mutant)) ?? 'wiring',
  typed: '',
});

type MutantChooserProps = { choice: Choice; onChoice: (choice: Choice) => void };

/** Everything that can be broken: a row of the wiring table, or one thing in a chart. */
export function MutantChooser({ choice, onChoice }: MutantChooserProps) {
  const { t, i18n } = useLingui();
  const say = useSay();
  const { part, typed } = choice;
  const names = useMemo(() => mutantNames(part), [part]);
  const words = typed.toLowerCase().split(/\s+/);
  const textOf = (name: string) => {
    const { element, change } = spokenMutation(name, say, i18n);
    return `${name} ${element} ${change}`.toLowerCase();
  };
  const found = names.filter((name) => {
    const text = textOf(name);
    return words.every((word) => text.includes(word));
  });
  const count = found.length;
  const labelOf = (one: Part) => (one === 'wiring' ? t`wiring table` : one);
  return (
    <div className={laws().section}>
      <div className={audit().toolbar}>
        <Select
          variant="outline"
          label={t`What to break`}
          value={part}
          onChange={(next) => onChoice({ ...choice, part: next })}
          items={parts.map((value) => ({ value, label: labelOf(value) }))}
        />
        <InputGroup start={<Icon of={Search} size="sm" />}>
          <Input
            type="search"
            aria-label={t`Find a transition, action or guard`}
            placeholder={t`Find a transition, action or guard`}
            value={typed}
            onChange={({ target }) => onChoice({ ...choice, typed: target.value })}
          />
        </InputGroup>
        <span className={audit().figures} aria-live="polite">
          {count === 0 ? (
            <Trans>Nothing of that name.</Trans>
          ) : (
            <Plural value={count} one="# result" other="# results" />
          )}
        </span>
      </div>
      <Mutants names={found} />
    </div>
  );
}
