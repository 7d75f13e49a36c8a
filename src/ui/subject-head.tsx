import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { subjectHead } from '#styled/recipes';
import { dress, type Dressable } from './dress.ts';
import { Icon } from './icon.tsx';

type SubjectHeadProps = {
  /** A link to where it is listed. */
  back: Dressable;
  media: ReactNode;
  title: ReactNode;
  /** Beside the title: its state. */
  badge?: ReactNode;
  /** Under the title, each an element of its own. */
  facts: ReactNode;
  actions?: ReactNode;
};

/** The heading of a page about one thing. */
export function SubjectHead({ back, media, title, badge, facts, actions }: SubjectHeadProps) {
  const styles = subjectHead();
  return (
    <div className={styles.root}>
      <div className={styles.back}>
        {dress(back, { className: '' }, (text) => (
          <>
            <Icon of={ChevronLeft} size="sm" />
            {text}
          </>
        ))}
      </div>
      <div className={styles.media}>{media}</div>
      <div className={styles.text}>
        <div className={styles.title}>
          <h1 className={styles.heading}>{title}</h1>
          {badge}
        </div>
        <div className={styles.facts}>{facts}</div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
