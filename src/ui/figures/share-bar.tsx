import type { CSSProperties } from 'react';
import { shareBar } from '#styled/recipes';

type ShareBarProps = {
  label: string;
  /** In percent; the rest to 100 stays empty. */
  shares: readonly { id: string; name: string; share: number; text: string }[];
};

const colourOf = (nth: number) => `var(--part-${(nth % 6) + 1})`;

// Of a gradient: the parts side by side, 2 px between them.
function stopsOf(shares: ShareBarProps['shares']): string[] {
  let end = 0;
  return shares.map(({ share }, nth) => {
    const start = end;
    // What no number says takes no room.
    end += Number.isFinite(share) ? share : 0;
    const gap = nth === shares.length - 1 ? 0 : 2;
    return `${colourOf(nth)} ${start}% calc(${end}% - ${gap}px), transparent 0 ${end}%`;
  });
}

export function ShareBar({ label, shares }: ShareBarProps) {
  const styles = shareBar();
  return (
    <ul
      className={styles.root}
      aria-label={label}
      style={{ '--parts': `linear-gradient(to right, ${stopsOf(shares).join(', ')})` } as CSSProperties}
    >
      {shares.map(({ id, name, text }, nth) => (
        <li key={id} className={styles.item} style={{ '--part': colourOf(nth) } as CSSProperties}>
          {name} {text}
        </li>
      ))}
    </ul>
  );
}
