import { Button } from '#ui/controls/button.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { DialogWindow } from '#ui/overlays/dialog-window.tsx';
import { KeyChord } from '#ui/content/key.tsx';
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
      { keys: ['Ctrl K', '⌘ K'], does: msg`Search everything` },
      { keys: ['?'], does: msg`Show these shortcuts` },
      { keys: ['Esc'], does: msg`Close dialog or menu` },
    ],
  },
  {
    where: msg`Lists and offers`,
    shortcuts: [
      { keys: ['/'], does: msg`Search` },
      { keys: ['f'], does: msg`Filter` },
      { keys: ['j', '↓'], does: msg`Next row (cards: j)` },
      { keys: ['k', '↑'], does: msg`Previous row (cards: k)` },
      { keys: ['Enter'], does: msg`Open the row` },
      { keys: ['Space'], does: msg`Preview the row (↑ ↓ to move), or select it` },
      { keys: ['Alt Enter'], does: msg`On the name of a row, or a click with Alt: preview the row` },
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

// As they are written on the keys of the language; letters, signs and arrows are the same everywhere.
const keyNames: Partial<Record<string, MessageDescriptor>> = {
  Ctrl: msg({ message: 'Ctrl', context: 'key' }),
  Shift: msg({ message: 'Shift', context: 'key' }),
  Enter: msg({ message: 'Enter', context: 'key' }),
  Space: msg({ message: 'Space', context: 'key' }),
  Home: msg({ message: 'Home', context: 'key' }),
  End: msg({ message: 'End', context: 'key' }),
};

function useKeyCaps() {
  const { i18n } = useLingui();
  return (keys: string) =>
    keys.split(' ').map((name) => {
      const word = keyNames[name];
      return word ? i18n._(word) : name;
    });
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const keyCaps = useKeyCaps();
  const isOn = useSingleKeys();
  return (
    <DialogWindow
      open
      onClose={onClose}
      size="lg"
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
      <FormGrid columns="two">
        {groups.map(({ where, shortcuts }) => (
          <CardSection key={where.id} title={i18n._(where)}>
            <DefinitionList
              terms="keys"
              items={shortcuts.map(({ keys, does }) => ({
                id: keys.join(' '),
                term: keys.map((key) => <KeyChord key={key} of={keyCaps(key)} />),
                details: i18n._(does),
              }))}
            />
          </CardSection>
        ))}
      </FormGrid>
    </DialogWindow>
  );
}
