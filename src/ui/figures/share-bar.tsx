import { shareBar } from '#styled/recipes';

type ShareBarProps = {
  label: string;
  /** In percent; the rest to 100 stays empty. */
  shares: readonly { id: string; name: string; share: number; text: string }[];
};

const colours = 6;

export function ShareBar({ label, shares }: ShareBarProps) {
  const styles = shareBar();
  const parts = shares.map((part, index) => ({ ...part, colour: String((index % colours) + 1) }));
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ id, share, colour }) => (
          <span key={id} className={styles.part} data-colour={colour} style={{ width: `${share}%` }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ id, name, text, colour }) => (
          <li key={id} className={styles.item}>
            <i className={styles.swatch} data-colour={colour} />
            {name} {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
