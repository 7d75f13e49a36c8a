import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { subjectHead } from '#styled/recipes';
import { asChild, type ChildElement } from '#ui/controls/as-child.ts';
import { Icon } from '#ui/content/icon.tsx';

export type SubjectHeadProps = {
  /** The link back to the list. */
  back: ChildElement;
  media?: ReactNode;
  title: ReactNode;
  /** Beside the title: its state. */
  badge?: ReactNode;
  /** Under the title, one element each. */
  facts?: ReactNode;
  actions?: ReactNode;
  /** The main action: last, on phones fixed at the bottom of the window. */
  primary?: ReactNode;
  /** The page has its own primary action: phones leave this one out. */
  reached?: boolean;
  /**
   * The page is where the main action leads: its room is kept, so that the head is as tall on every page; beside a
   * title it stands before the others, which end at the edge.
   */
  arrived?: boolean;
};

/** The heading of a page about one thing. */
export function SubjectHead({
  back,
  media,
  title,
  badge,
  facts,
  actions,
  primary,
  reached = false,
  arrived = false,
}: SubjectHeadProps) {
  const styles = subjectHead({ reached, arrived });
  return (
    <div className={styles.root}>
      <div className={styles.back}>
        {asChild(back, { className: '' }, (text) => (
          <>
            <Icon of={ChevronLeft} size="sm" />
            {text}
          </>
        ))}
      </div>
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.text}>
        <div className={styles.title}>
          <h1 className={styles.heading}>{title}</h1>
          {badge}
        </div>
        {facts ? <div className={styles.facts}>{facts}</div> : null}
      </div>
      {actions || primary ? (
        <div className={styles.actions}>
          {actions}
          {primary ? (
            <div className={styles.primary} data-thumb-bar={reached ? undefined : ''}>
              {primary}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
