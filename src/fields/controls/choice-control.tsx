import { Combobox } from '#ui/controls/combobox.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { debounce } from 'es-toolkit';
import { useEffect, useMemo, useState } from 'react';
import type { Option, WidgetProps } from '../field-control.ts';
import { mostShown, searchOptions } from '../search-options.ts';

/** The query that brings the options: without an answer there may be others than those shown. */
type OptionsQuery = { isPending: boolean; isError: boolean; fetchStatus: string; refetch: () => unknown };

/**
 * Many of the options, or one with `single`; `search` loads options 300 ms after the last key (E14), `source` is the
 * query that has loaded `options`.
 */
export type ChoiceOptions = {
  single?: boolean;
  options?: readonly Option[];
  search?: (typed: string) => Promise<readonly Option[]>;
  source?: OptionsQuery;
  placeholder?: string;
  size?: 'md' | 'lg';
};

/** From the last key to the search, in ms (E14). */
export const searchPause = (isRemote: boolean): number => (isRemote ? 300 : 100);

type Found = { options: readonly Option[]; isBusy: boolean; isFailed: boolean; isOffline?: boolean };
type Answer = { to: string | null; options: readonly Option[]; isFailed: boolean };

const noAnswer: Answer = { to: null, options: [], isFailed: false };

const stateOf = ({ isPending, isError, fetchStatus }: OptionsQuery) => ({
  isBusy: isPending && fetchStatus === 'fetching',
  isFailed: isError,
  isOffline: isPending && fetchStatus === 'paused',
});

function useFound({ options, search, source }: ChoiceOptions) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState(noAnswer);
  const ask = useMemo(() => debounce(setTyped, searchPause(search !== undefined)), [search]);
  useEffect(() => () => ask.cancel(), [ask]);
  useEffect(() => {
    if (!search) return undefined;
    let isWanted = true;
    const take = (found: Omit<Answer, 'to'>) => {
      if (isWanted) setAnswer({ ...found, to: typed });
    };
    search(typed).then(
      (found) => take({ options: found, isFailed: false }),
      () => take({ options: [], isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [search, typed]);
  const local = useMemo(() => searchOptions(options ?? [], typed), [options, typed]);
  const found: Found = search
    ? { ...answer, isBusy: answer.to !== typed }
    : { options: local, isBusy: false, isFailed: false, ...(source && stateOf(source)) };
  return { found, ask };
}

function useNote({ options, isBusy, isFailed, isOffline = false }: Found) {
  const { t } = useLingui();
  if (isOffline) return t`You are offline. The options are loaded as soon as there is a connection again.`;
  if (isFailed) return t`The options could not be loaded. Type again to retry.`;
  if (options.length === 0) return isBusy ? t`Searching …` : t`No match`;
  const hidden = options.length - mostShown;
  return hidden > 0 ? <Trans>{hidden} more: keep typing to narrow them down</Trans> : null;
}

export function ChoiceControl({
  options: settings,
  value,
  onChange,
  ...state
}: WidgetProps<ChoiceOptions, string | readonly string[]>) {
  const { found, ask } = useFound(settings);
  const [met, setMet] = useState<readonly Option[]>([]);
  const note = useNote(found);
  const known = useMemo(
    () => [...(settings.options ?? []), ...found.options, ...met],
    [settings.options, found.options, met],
  );
  const shown = useMemo(() => found.options.slice(0, mostShown), [found.options]);
  const chosen = useMemo(() => {
    const values = typeof value === 'string' ? [value].filter(Boolean) : value;
    return values.map(
      (item) => known.find((option) => option.value === item) ?? { value: item, label: item },
    );
  }, [known, value]);
  const isSingle = typeof value === 'string';
  return (
    <Combobox
      {...state}
      isMultiple={!isSingle}
      options={shown}
      chosen={chosen}
      isBusy={found.isBusy}
      note={note}
      placeholder={settings.placeholder}
      size={settings.size}
      onSearch={(typed) => {
        ask(typed);
        if (settings.source?.isError) settings.source.refetch();
        // The list is closing: show all options next time, without the debounce.
        if (typed === '') ask.flush();
      }}
      onChange={(next) => {
        setMet(known.filter((option) => next.includes(option.value)));
        onChange(isSingle ? (next.at(-1) ?? '') : next);
      }}
    />
  );
}
