import type { ReactNode } from 'react';
import { offerCard } from '#styled/recipes';
import { longFigure } from '../figures/long-figure.ts';

type OfferCardProps = {
  preview: ReactNode;
  /** A link, which covers the card, or only the name. */
  title: ReactNode;
  /** Category, id. */
  meta?: readonly string[];
  /** The payout: '€31.00' and 'per lead'; 'up to' before it if it is the maximum. */
  limit?: ReactNode;
  amount: ReactNode;
  unit: ReactNode;
  /** Tags beside category and id. */
  tags?: ReactNode;
  /** Under the name: what is about to change. */
  ahead?: ReactNode;
  /** Figures, one a line: `<>EPC <b>€0.295</b></>`. */
  figures?: readonly { id: string; text: ReactNode }[];
  countries: ReactNode;
  devices?: ReactNode;
  /** At the bottom: the cap. */
  note?: ReactNode;
  action?: ReactNode;
};

export function OfferCard({
  preview,
  title,
  meta,
  limit,
  amount,
  unit,
  tags,
  ahead,
  figures,
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
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.meta}>
            {meta?.map((part) => (
              <span key={part}>{part}</span>
            ))}
            {tags}
          </div>
          {ahead ? <div className={styles.ahead}>{ahead}</div> : null}
        </div>
        <div className={styles.pay}>
          {limit ? <span>{limit}</span> : null}
          <b className={styles.amount} data-long={longFigure(amount)}>
            {amount}
          </b>
          <span>{unit}</span>
          {figures && figures.length > 0 ? (
            <span className={styles.figures}>
              {figures.map(({ id, text }) => (
                <span key={id}>{text}</span>
              ))}
            </span>
          ) : null}
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
