import { mutantNames, parts, type Part } from '#machines/mutants/world-mutants.ts';
import { audit, laws } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { hashOf, lawsPlace } from '../place.ts';
import { mutationOf } from './mutation-words.ts';

const mostShown = 60;

function Mutants({ names }: { names: readonly string[] }) {
  const { i18n, t } = useLingui();
  const more = names.length - mostShown;
  if (names.length === 0) {
    return (
      <p>
        <Trans>Nothing of that name.</Trans>
      </p>
    );
  }
  return (
    <ul className={laws().mutants} aria-label={t`What can be broken`}>
      {names.slice(0, mostShown).map((name) => {
        const { element, joint, change } = mutationOf(name);
        return (
          <li key={name}>
            <a href={hashOf(lawsPlace(name))}>
              <span className={audit().code}>{joint ? i18n._(joint) : element}</span>{' '}
              {change ? i18n._(change) : null}
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

/** Everything that can be broken: a row of the wiring table, or one thing in a chart. */
export function MutantChooser() {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>('wiring');
  const [typed, setTyped] = useState('');
  const names = useMemo(() => mutantNames(part), [part]);
  const words = typed.toLowerCase().split(/\s+/);
  const found = names.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
  const labelOf = (one: Part) => (one === 'wiring' ? t`wiring table` : one);
  return (
    <div className={laws().section}>
      <div className={audit().toolbar}>
        <Select
          variant="outline"
          label={t`What to break`}
          value={part}
          onChange={setPart}
          items={parts.map((value) => ({ value, label: labelOf(value) }))}
        />
        <InputGroup start={<Icon of={Search} size="sm" />}>
          <Input
            type="search"
            aria-label={t`Find a transition, action or guard`}
            placeholder={t`Find a transition, action or guard`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputGroup>
      </div>
      <Mutants names={found} />
    </div>
  );
}
