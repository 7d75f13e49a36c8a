import { HiddenText } from '#ui/hidden-text.tsx';
import { Plural } from '@lingui/react/macro';

/** Says to those who listen how many rows a search or a filter has left; absent while nothing is known. */
export function SaidTotal({ total }: { total: number | undefined }) {
  return (
    <HiddenText live>
      {total === undefined ? null : <Plural value={total} one="# result" other="# results" />}
    </HiddenText>
  );
}
