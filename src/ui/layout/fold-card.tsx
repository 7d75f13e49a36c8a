import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { card } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type FoldCardProps = {
  title: ReactNode;
  /** Beside the title; hidden on phones. */
  sub?: ReactNode;
  /** At the end of the head, while it is open. */
  end?: ReactNode;
  /** In its place while it is closed: what is inside, in a word. */
  note?: ReactNode;
  startsOpen?: boolean;
  busy?: boolean;
  children: ReactNode;
};

/** A flush card that its head opens on phones, where it is closed at first; open in wider windows. */
export function FoldCard({ title, sub, end, note, startsOpen = false, busy, children }: FoldCardProps) {
  const styles = card({ flush: true });
  const id = useId();
  const folds = useIsNarrow();
  const [isOpened, setOpened] = useState(startsOpen);
  const isOpen = isOpened || !folds;
  const corner = isOpen ? end : note;
  return (
    <section className={styles.root} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {folds ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              onClick={() => setOpened(!isOpen)}
            >
              <Icon of={ChevronDown} size="sm" />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
        {corner ? <div className={styles.end}>{corner}</div> : null}
      </div>
      <div className={styles.folded} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
