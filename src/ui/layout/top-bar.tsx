import type { ReactNode } from 'react';
import { topBar } from '#styled/recipes';

type TopBarProps = {
  /** The logo in its link. */
  brand: ReactNode;
  /** `NavLink`s; from lg. */
  nav?: ReactNode;
  navLabel?: string;
  end?: ReactNode;
  /** Hidden on phones. */
  wideEnd?: ReactNode;
  /** Opens the slide-over; below lg. */
  menu?: ReactNode;
};

export function TopBar({ brand, nav, navLabel, end, wideEnd, menu }: TopBarProps) {
  const styles = topBar();
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand}>{brand}</div>
        {nav ? (
          <nav className={styles.nav} aria-label={navLabel}>
            {nav}
          </nav>
        ) : null}
        <div className={styles.end}>
          {end}
          {wideEnd ? <div className={styles.wideEnd}>{wideEnd}</div> : null}
          {menu ? <div className={styles.menu}>{menu}</div> : null}
        </div>
      </div>
    </header>
  );
}
