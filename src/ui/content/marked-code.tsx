import type { ReactNode } from 'react';
import { markedCode } from '#styled/recipes';

type MarkedCodeProps = {
  title: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The text in its parts, each with its place; the marked ones were put in. */
  parts: readonly { at: number; text: string; isMarked: boolean }[];
};

/** An address as it is called, under a title of its own. */
export function MarkedCode({ title, actions, parts }: MarkedCodeProps) {
  const styles = markedCode();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {actions}
      </div>
      <code className={styles.code}>
        {parts.map(({ at, text, isMarked }) =>
          isMarked ? (
            <b key={at} className={styles.mark}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </code>
    </div>
  );
}
