import { changeOf } from '#i18n/figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Delta } from '#ui/delta.tsx';

type Value = number | null | undefined;

/** How an amount has changed, in percent; a dash where there is nothing to compare with. */
export function Change({ now, before }: { now: Value; before: Value }) {
  const formats = useFormats();
  const change = changeOf(now, before);
  return change === null ? '–' : <Delta change={change}>{formats.change(change)}</Delta>;
}
