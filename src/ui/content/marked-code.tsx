import type { ReactNode } from 'react';
import { markedCode } from '#styled/recipes';

type MarkedCodeProps = {
  title: ReactNode;
  actions?: ReactNode;
  /** The text in parts with their offsets; marked parts were inserted. */
  parts: readonly { at: number; text: string; isMarked: boolean }[];
};

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
