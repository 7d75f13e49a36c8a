import { useId, type ReactNode } from 'react';
import { card, type CardVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type CardProps = Variants<CardVariantProps, 'flush'> & {
  title?: ReactNode;
  /** Beside the title; hidden on phones. */
  sub?: ReactNode;
  /** At the end of the head: a link, a legend. */
  end?: ReactNode;
  /** At the bottom: the age of the data. */
  foot?: ReactNode;
  /** Names a card without a title. */
  label?: string;
  busy?: boolean;
  children: ReactNode;
};

/** A surface with an optional head. Its content sets its own padding, or uses a `CardBody`. */
export function Card({ title, sub, end, foot, label, busy = false, children, ...variants }: CardProps) {
  const styles = card(variants);
  const id = useId();
  return (
    <section
      className={styles.root}
      aria-label={label}
      aria-labelledby={title ? id : undefined}
      aria-busy={busy || undefined}
    >
      {title ? (
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {sub ? <span className={styles.sub}>{sub}</span> : null}
          {end ? <div className={styles.end}>{end}</div> : null}
        </div>
      ) : null}
      {children}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </section>
  );
}

type CardBodyProps = {
  /** Of rows whose whole list is one link away: a phone shows the first three. */
  isShort?: boolean;
  children: ReactNode;
};

export function CardBody({ isShort = false, children }: CardBodyProps) {
  return <div className={card({ short: isShort }).body}>{children}</div>;
}
