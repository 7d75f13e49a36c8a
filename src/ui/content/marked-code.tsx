import type { ReactNode } from 'react';
import { markedCode } from '#styled/recipes';

type MarkedCodeProps = {
  title: ReactNode;
  actions?: ReactNode;
  /** The text in parts with their offsets; marked parts were inserted. */
  parts: readonly { at: number; text: string; isMarked: boolean }[];
  /** What will be there, while there are no parts. */
  empty?: ReactNode;
};

export function MarkedCode({ title, actions, parts, empty }: MarkedCodeProps) {
  const styles = markedCode();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {actions}
      </div>
      {parts.length === 0 && empty ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
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
      )}
    </div>
  );
}
