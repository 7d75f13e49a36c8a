import type { TrackingLink } from '#contract/tracking-links.ts';
import { usePeekAction } from '#lists/use-peek-action.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { useCopyAction } from '#ui/tables/use-copy-action.ts';
import { useLingui } from '@lingui/react/macro';

type LinkActionsProps = { link: TrackingLink; onPeek: (link: TrackingLink, from: Element) => void };

export function LinkActions({ link, onPeek }: LinkActionsProps) {
  const { t } = useLingui();
  const { name, url } = link;
  const isNarrow = useIsNarrow();
  const copy = useCopyAction({ text: url, label: t`Copy link` });
  const peek = usePeekAction((from) => onPeek(link, from));
  return (
    <RowMenu
      name={name}
      actions={[copy, peek]}
      main={
        <CopyButton text={url} label={t`Copy link: ${name}`}>
          {isNarrow ? t`Copy link` : ''}
        </CopyButton>
      }
    />
  );
}
