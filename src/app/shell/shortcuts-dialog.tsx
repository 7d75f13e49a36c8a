import { Button } from '#ui/controls/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { DialogWindow } from '#ui/overlays/dialog-window.tsx';
import { Key } from '#ui/content/key.tsx';
import { chooseSingleKeys, useSingleKeys } from '#ui/platform/single-keys.ts';
import { Switch } from '#ui/controls/switch.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

type Shortcut = { keys: readonly string[]; does: MessageDescriptor };

const groups: readonly { where: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  {
    where: msg`Everywhere`,
    shortcuts: [
      { keys: ['Ctrl K', '⌘ K'], does: msg`Search everything, once you are signed in` },
      { keys: ['?'], does: msg`Show these shortcuts` },
      { keys: ['Esc'], does: msg`Close what is open` },
    ],
  },
  {
    where: msg`Lists and offers`,
    shortcuts: [
      { keys: ['/'], does: msg`Search` },
      { keys: ['f'], does: msg`Filter` },
      { keys: ['j', '↓'], does: msg`Next row; offers as cards: j alone` },
      { keys: ['k', '↑'], does: msg`Previous row; offers as cards: k alone` },
      { keys: ['Enter'], does: msg`Open the row` },
      {
        keys: ['Space'],
        does: msg`Peek at the row beside its list; ↑ and ↓ lead on. Lists without a peek: select it`,
      },
      { keys: ['x'], does: msg`Select the row` },
      { keys: ['Shift x', 'Shift Space'], does: msg`Select the rows up to this one` },
    ],
  },
  {
    where: msg`Charts`,
    shortcuts: [
      { keys: ['←', '→'], does: msg`Read the values, point by point` },
      { keys: ['Home', 'End'], does: msg`First and last point` },
      { keys: ['Shift ←', 'Shift →'], does: msg`Select a range in Analytics; Enter shows it alone` },
    ],
  },
  {
    where: msg`Pivot`,
    shortcuts: [
      { keys: ['↑', '↓', '←', '→'], does: msg`From cell to cell; → opens a group, ← closes it` },
      { keys: ['Home', 'End'], does: msg`First and last column; with Ctrl the first and last row` },
      { keys: ['Enter'], does: msg`Open the group, or filter by the cell` },
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const isOn = useSingleKeys();
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Switch
        label={<Trans>Single-key shortcuts</Trans>}
        hint={
          <Trans>
            j, k, x, f, / and ?. Kept on this device; “Keyboard shortcuts” in the search leads back here.
          </Trans>
        }
        checked={isOn}
        onChange={({ currentTarget }) => chooseSingleKeys(currentTarget.checked)}
      />
      {groups.map(({ where, shortcuts }) => (
        <CardSection key={where.id} title={i18n._(where)}>
          <DefinitionList
            items={shortcuts.map(({ keys, does }) => ({
              id: keys.join(' '),
              term: keys.map((key) => <Key key={key}>{key}</Key>),
              details: i18n._(does),
            }))}
          />
        </CardSection>
      ))}
    </DialogWindow>
  );
}
