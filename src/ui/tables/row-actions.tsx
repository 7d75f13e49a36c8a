import { useLingui } from '@lingui/react/macro';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { rowActions } from '#styled/recipes';
import { IconButton } from '../controls/icon-button.tsx';
import type { DisabledReasonProps } from '../controls/write-hold.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { Menu, MenuItem } from '../overlays/menu.tsx';

export type RowAction = DisabledReasonProps & {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Not on phones. */
  isWide?: boolean;
  /** `from` is the button of the menu, which has the focus by then. */
  onSelect: (from: Element) => void;
};

type RowMenuProps = {
  /** Of the row. */
  name: string;
  /** All actions of the row, that of `main` first. */
  actions: readonly RowAction[];
  /** The button of the most frequent action, before that of the menu: gives way where the table has no room for it. */
  main?: ReactNode;
  /** What stands there now must not give way: it can be undone or tried again. */
  isMainLasting?: boolean;
};

/** The buttons of a row that has no menu. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={rowActions()}>{children}</div>;
}

// The menu returns the focus to its button first.
const select = (action: RowAction) =>
  requestAnimationFrame(() => {
    const { activeElement: button } = document;
    if (button) action.onSelect(button);
  });

/** The actions of a row, straight in its cell: the most frequent one as a button, all of them in one menu. */
export function RowMenu({ name, actions, main, isMainLasting = false }: RowMenuProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const shown = actions.filter(({ isWide }) => !isNarrow || !isWide);
  return (
    <>
      {main}
      {main && shown.length === 1 ? null : (
        <Menu
          label={t`Actions for ${name}`}
          trigger={
            <IconButton
              icon={Ellipsis}
              label={t`Actions for ${name}`}
              data-lasting={isMainLasting ? '' : undefined}
            />
          }
        >
          {shown.map((action) => (
            <MenuItem
              key={action.id}
              value={action.id}
              icon={action.icon}
              disabledReason={action.disabledReason}
              writes={action.writes}
              onSelect={() => select(action)}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
