import { useId, type ReactNode } from 'react';
import { macroPicker } from '#styled/recipes';
import { tipOf } from '../overlays/tip-anchor.ts';

export type Macro = { text: string; name: string; isUsed: boolean };

type MacroPickerProps = {
  title: ReactNode;
  /** The search input. */
  search: ReactNode;
  groups: readonly { id: string; label: ReactNode; macros: readonly Macro[] }[];
  onPick: (text: string) => void;
  /** Shown if no group is left. */
  note: ReactNode;
  /** Without search and groups: the title unfolds them. */
  isFolded?: boolean;
};

export function MacroPicker({ title, search, groups, onPick, note, isFolded = false }: MacroPickerProps) {
  const styles = macroPicker();
  const id = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.title} id={id}>
          {title}
        </span>
        {isFolded ? null : <div className={styles.search}>{search}</div>}
      </div>
      {(isFolded ? [] : groups).map((group) => (
        <div key={group.id} className={styles.group}>
          <span className={styles.term}>{group.label}</span>
          <div className={styles.macros}>
            {group.macros.map(({ text, name, isUsed }) => (
              <button
                key={text}
                type="button"
                className={styles.macro}
                {...tipOf(name)}
                data-used={isUsed ? '' : undefined}
                onClick={() => onPick(text)}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      ))}
      {groups.length === 0 && !isFolded ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
