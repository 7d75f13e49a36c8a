import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Key } from '#ui/key.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** What the keys of a list do. */
const shortcuts: readonly { keys: readonly string[]; does: MessageDescriptor }[] = [
  { keys: ['↓', 'j'], does: msg`Next row` },
  { keys: ['↑', 'k'], does: msg`Previous row` },
  { keys: ['Enter'], does: msg`Open the row` },
  { keys: ['Space'], does: msg`Select the row` },
  { keys: ['f'], does: msg`Filter` },
  { keys: ['/'], does: msg`Search` },
  { keys: ['Ctrl K', '⌘ K'], does: msg`Search everything` },
  { keys: ['?'], does: msg`Show these shortcuts` },
];

/** The sheet of the keys that a list understands. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <DefinitionList
        items={shortcuts.map(({ keys, does }) => ({
          id: keys.join(' '),
          term: keys.map((key) => <Key key={key}>{key}</Key>),
          details: i18n._(does),
        }))}
      />
    </Dialog>
  );
}
