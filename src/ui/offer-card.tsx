import type { ReactNode } from 'react';
import { offerCard } from '#styled/recipes';

type OfferCardProps = {
  preview: ReactNode;
  /** A link, or the name alone. */
  title: ReactNode;
  /** Category, id. */
  meta: readonly string[];
  /** What it pays: '€31.00' and 'per lead'. */
  amount: string;
  unit: ReactNode;
  /** `<>EPC <b>€0.295</b></>` */
  epc?: ReactNode;
  countries: ReactNode;
  devices?: ReactNode;
  /** At the bottom: the cap. */
  note?: ReactNode;
  action?: ReactNode;
};

/** The shell of an offer on a wall. */
export function OfferCard({
  preview,
  title,
  meta,
  amount,
  unit,
  epc,
  countries,
  devices,
  note,
  action,
}: OfferCardProps) {
  const styles = offerCard();
  return (
    <article className={styles.root}>
      {preview}
      <div className={styles.body}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.meta}>
            {meta.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </div>
        </div>
        <div className={styles.pay}>
          <b className={styles.amount}>{amount}</b>
          <span>{unit}</span>
          {epc ? <span className={styles.epc}>{epc}</span> : null}
        </div>
        <div className={styles.reach}>
          {countries}
          {devices ? <span className={styles.devices}>{devices}</span> : null}
        </div>
        {note || action ? (
          <div className={styles.foot}>
            {note ? <div className={styles.note}>{note}</div> : null}
            {action}
          </div>
        ) : null}
      </div>
    </article>
  );
}
