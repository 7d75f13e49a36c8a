import { audit } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { announce } from '#ui/feedback/announce.ts';
import type { EventLog } from '#machines/lib/log-entry.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, Search } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../charts/chart-texts.ts';
import { goTo, type LanesPlace } from '../place.ts';
import { foundSteps, nextFound } from './found-steps.ts';

/** What a search leaves of a log, and the step that was reached last, by search or by key. */
export function useFound(log: EventLog, { find }: LanesPlace) {
  const [reached, reach] = useState<number | null>(null);
  const found = foundSteps(log, find, useSay());
  const next = () => {
    const seq = found && nextFound(found, reached);
    const step = document.querySelector<HTMLElement>(`#main button[data-seq="${seq}"]`);
    if (!step || seq === null) return;
    reach(seq);
    step.scrollIntoView({ block: 'center', inline: 'center' });
    announce(step.getAttribute('aria-label') ?? step.textContent);
  };
  return { found, reached, reach, next };
}
export type Found = ReturnType<typeof useFound>;

function Count({ found }: { found: ReadonlySet<number> | null }) {
  if (found === null) return null;
  if (found.size === 0) return <Trans>No step has this.</Trans>;
  return <Plural value={found.size} one="# step found" other="# steps found" />;
}

/** Finds steps of a log by their words; Enter leads from one to the next. */
export function FindStep({ place, found: { found, next } }: { place: LanesPlace; found: Found }) {
  const { t } = useLingui();
  const count = found?.size ?? 0;
  return (
    <>
      <InputGroup start={<Icon of={Search} size="sm" />}>
        <Input
          type="search"
          value={place.find}
          onChange={({ target }) => goTo({ ...place, find: target.value }, { isTyped: true })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') next();
          }}
          placeholder={t`Find a step`}
          aria-label={t`Find a step: chart, event, state, sender, guard, change`}
        />
      </InputGroup>
      <span className={audit().figures} aria-live="polite">
        <Count found={found} />
      </span>
      {count > 0 ? <IconButton label={t`Next step found`} icon={ArrowDown} size="sm" onClick={next} /> : null}
    </>
  );
}
