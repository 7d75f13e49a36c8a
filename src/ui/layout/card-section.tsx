import { useId, type ReactNode } from 'react';
import { cardSection, type CardSectionVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type CardSectionProps = Variants<CardSectionVariantProps, 'bare'> & {
  title: ReactNode;
  /** Beside the title; hidden on phones. */
  sub?: ReactNode;
  /** At the end of the head: an `ArrowLink`. */
  end?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** A section of cards; `bare` hides its heading visually. */
export function CardSection({ bare, title, sub, end, busy = false, children }: CardSectionProps) {
  const styles = cardSection({ bare });
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      {children}
    </section>
  );
}
