import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusBar } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { heightAs } from '../layout/height-as.ts';

const measured = heightAs('--status-bar');

export function StatusBarAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={statusBar().action} onClick={onClick}>
      {children}
    </button>
  );
}

type StatusBarProps = {
  icon: LucideIcon;
  children: ReactNode;
  /** `StatusBarAction`s beside the text. */
  actions?: ReactNode;
};

/** Plum bar at the bottom and a frame around the window (A7). Pages make room for it by themselves. */
export function StatusBar({ icon, children, actions }: StatusBarProps) {
  const styles = statusBar();
  return (
    <>
      <div ref={measured} className={styles.bar} data-status-bar="">
        <div className={styles.text} role="status">
          <Icon of={icon} />
          <span>{children}</span>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <div className={styles.frame} aria-hidden="true" />
    </>
  );
}
