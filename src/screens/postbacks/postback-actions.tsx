import type { Postback } from '#contract/postbacks.ts';
import { usePeekAction } from '#lists/use-peek-action.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { useCopyAction } from '#ui/tables/use-copy-action.ts';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';

type PostbackActionsProps = {
  postback: Postback;
  commands: PostbackCommands;
  open: (id: number) => void;
  /** Absent beside the editor. */
  onPeek: ((postback: Postback, from: Element) => void) | undefined;
};

export function PostbackActions({ postback, commands, open, onPeek }: PostbackActionsProps) {
  const { t } = useLingui();
  const { id, name, url } = postback;
  const isNarrow = useIsNarrow();
  const copy = useCopyAction({ text: url, label: t`Copy address` });
  const peek = usePeekAction((from) => onPeek?.(postback, from));
  return (
    <RowMenu
      name={name}
      main={
        <CopyButton text={url} label={t`Copy address: ${name}`}>
          {isNarrow ? t`Copy address` : ''}
        </CopyButton>
      }
      actions={[
        copy,
        { id: 'edit', label: t`Edit`, icon: Pencil, onSelect: () => open(id) },
        {
          id: 'remove',
          label: t`Delete`,
          icon: Trash2,
          writes: true,
          onSelect: () => commands.ask({ command: 'remove', id }),
        },
        ...(onPeek ? [peek] : []),
      ]}
    />
  );
}
