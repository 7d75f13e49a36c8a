import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shortId } from '../charts/diagram.ts';
import type { Offer } from './simulation.ts';

const readId = (transition: string) => {
  const parts = transition.split(' | ');
  return { state: shortId(parts[0] ?? ''), place: Number(parts.at(-1)) + 1 };
};

/** 'Branch 1 (isAskedAlready) is refused; branch 2 is taken.': by the numbers of the drawing; null where nothing is refused. */
export function useBranches({ takes, refused }: Offer): string | null {
  const { t, i18n } = useLingui();
  if (refused.length === 0) return null;
  const [only] = refused;
  if (takes === null && refused.length === 1 && only) {
    const { guard } = only;
    const { state } = readId(only.transition);
    return t`The guard ${guard} of ${state} refuses it.`;
  }
  const ids = [...refused.map(({ transition }) => transition), ...(takes === null ? [] : [takes])];
  // Several states may answer to one event, and each numbers its own branches.
  const isOfSeveral = new Set(ids.map((id) => readId(id).state)).size > 1;
  const nameOf = (id: string) => {
    const { state, place } = readId(id);
    return isOfSeveral ? t`${place} of ${state}` : String(place);
  };
  const names = refused.map(({ transition, guard }) => `${nameOf(transition)} (${guard})`);
  const list = new Intl.ListFormat(i18n.locale).format(names);
  const count = names.length;
  if (takes === null) return t`Branches ${list} are refused.`;
  const taken = nameOf(takes);
  return t`${plural(count, {
    one: `Branch ${list} is refused; branch ${taken} is taken.`,
    other: `Branches ${list} are refused; branch ${taken} is taken.`,
  })}`;
}
